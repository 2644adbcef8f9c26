import { loadOnce } from '../../lib/loadOnce';
import { readDataUrl } from '../../lib/readDataUrl';

const isFace = ({ cssText }: CSSRule): boolean =>
  cssText.startsWith('@font-face') && cssText.includes('url(');

/** The page's own stylesheets; those of browser extensions cannot be read. */
const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
};

/** The rule with its file inside it. */
const embed = async ({ cssText, parentStyleSheet }: CSSRule): Promise<string> => {
  const [whole = '', address = ''] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
  const base = parentStyleSheet?.href ?? document.baseURI;
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) throw new Error('The display face could not be loaded.');
  const dataUrl = await readDataUrl(await answer.blob());
  return cssText.replace(whole, `url("${dataUrl}")`);
};

/**
 * The page's own faces as CSS that needs nothing from outside: an SVG that is shown as an image can load no file.
 * @throws Error if a file cannot be loaded
 */
export const embedFonts = loadOnce(async () => {
  const faces = [...document.styleSheets].flatMap(rulesOf).filter(isFace);
  return (await Promise.all(faces.map(embed))).join('\n');
});
