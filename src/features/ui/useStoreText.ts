import { useLayoutEffect, type ChangeEvent, type RefObject } from 'react';
import { useAppStore, type RootState } from '../../app/hooks';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const write = (box: TextBox | null, text: string): void => {
  if (box && box.value !== text) box.value = text;
};

/**
 * Shows a text of the store in a text box that React does not write: what is typed stands there
 * already, and showing it renders nothing. Whatever else changes the text is put in: a draft that was
 * found, a post that was sent, a jump to the past.
 * @param onText tells the store what was typed before it returns
 * @returns the box's `onChange`; the box has neither `value` nor `defaultValue`
 */
export const useStoreText = <Box extends TextBox>(
  box: RefObject<Box | null>,
  select: (state: RootState) => string,
  onText: (text: string) => void,
): ((event: ChangeEvent<Box>) => void) => {
  const store = useAppStore();
  const show = () => write(box.current, select(store.getState()));
  // After each render, for `select` may be another one: an edit shows the post until its draft begins.
  useLayoutEffect(() => {
    show();
    return store.subscribe(show);
  });
  return ({ target }) => {
    onText(target.value);
    // A letter that was refused changed nothing in the store, which therefore told nobody.
    show();
  };
};
