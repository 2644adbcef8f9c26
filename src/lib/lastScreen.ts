import { fieldsOf } from './fieldsOf';
import { drawTree, type ScreenTree } from './screenTree';

/** A picture of a screen, in parts from which it can be drawn again. */
export interface LastScreen {
  /** The build that drew it: the styles of another one would not fit. */
  release: string;
  /** The window's width in CSS pixels. */
  width: number;
  /** The rules that its elements use. */
  styles: string;
  tree: ScreenTree;
}

/**
 * Draws the screen that was kept as JSON, in an element that can be seen and not used; null where it is of another
 * build or width.
 * @throws where it is damaged
 */
export const drawScreen = (
  kept: string,
  now: Pick<LastScreen, 'release' | 'width'>,
): HTMLElement | null => {
  const { release, width, styles, tree } = fieldsOf(JSON.parse(kept));
  if (release !== now.release || width !== now.width) return null;
  const picture = document.createElement('div');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.style.cssText = 'position:absolute;inset:0 0 auto';
  const style = document.createElement('style');
  style.textContent = String(styles);
  picture.append(style, drawTree(tree));
  return picture;
};
