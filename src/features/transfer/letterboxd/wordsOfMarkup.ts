import { webLink } from '../../../domain/webLink';

/** The elements of HTML. Anything else in angle brackets is what somebody wrote: `<sigh>`. */
const ELEMENTS =
  'a abbr address article aside audio b big blockquote body br button caption center cite code col dd del details dfn div dl dt em embed figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label li link main mark meta nav noscript object ol option p picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead time title tr tt u ul var video wbr'.replaceAll(
    ' ',
    '|',
  );
const ATTRIBUTES = String.raw`(?:(?:\s+|(?<=["']))[a-z][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*`;
const tagOf = (names: string) => `</?(?:${names})${ATTRIBUTES}/?>`;
/** Longer ones are not links, and would take long to look for. */
const LINK = new RegExp(String.raw`<a(?=\s)(${ATTRIBUTES})>(.{0,1000}?)</a\s*>`, 'gis');
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
// The lookbehinds keep long white space from being tried from each of its characters.
const PARAGRAPH = new RegExp(String.raw`(?<!\s)\s*${tagOf('p')}\s*`, 'gi');
const LINE_BREAK = new RegExp(String.raw`${tagOf('br')}(?:\r?\n)?`, 'gi');
/** These begin and end on lines of their own. */
const BLOCKS = new RegExp(
  String.raw`(?<!\s)\s*(?:${tagOf('article|blockquote|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|pre|section|table|td|th|tr|ul')}\s*)+`,
  'gi',
);
const EMPTY_LINE = /\n\s*\n/;
const TAG = new RegExp(`<!--(?:(?!<!--).)*?-->|${tagOf(ELEMENTS)}`, 'gis');
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

/** Entities by name. Those of Latin-1 are in the order of their code points, from U+00A0. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, at): [string, string] => [name, String.fromCodePoint(0xa0 + at)]),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ hellip: '…', ndash: '–', mdash: '—', bull: '•', trade: '™', euro: '€' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
    ...{ lsaquo: '‹', rsaquo: '›', OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š' },
    ...{ larr: '←', rarr: '→', hearts: '♥', minus: '−', prime: '′', Prime: '″' },
  }),
]);

/** What browsers take the numbers 128 to 159 for, as in Windows-1252; a space stands for nothing. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const characterOf = (code: number, entity: string): string => {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return WINDOWS[code - 0x80]?.trim() ?? (isCharacter ? String.fromCodePoint(code) : entity);
};

/** Once: `&amp;lt;` is the text `&lt;`. */
const decoded = (text: string): string =>
  text.replaceAll(ENTITY, (entity: string, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal), entity);
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), entity);
    return NAMED.get(name ?? '') ?? entity;
  });

const withoutTags = (text: string): string => text.replaceAll(TAG, '');

/** Whether the text shows the address already, perhaps without "https://" and a final slash. */
const isShown = (address: string, text: string): boolean => {
  const bare = (link: string) => link.trim().replace(/^https?:\/\/(?:www\.)?|\/$/gi, '');
  return bare(address).toLowerCase() === bare(text).toLowerCase();
};

/** A link's text, followed by its address if that says more. */
const linkText = (_link: string, attributes: string, text: string): string => {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? '').trim();
  const address = href
    .replaceAll(/\s/g, '%20')
    .replace(/^\/\//, 'https://')
    .replace(/^\//, 'https://letterboxd.com/');
  const words = withoutTags(text).trim();
  if (webLink(decoded(address)) === null) return text;
  if (words === '' || isShown(decoded(address), decoded(words))) return address;
  return `${text} (${address})`;
};

/**
 * The words of a review, which Letterboxd exports as the markup that was typed. Tags go; line breaks and paragraphs, the
 * addresses of links and everything else stay. It is never parsed as HTML.
 */
export const wordsOfMarkup = (markup: string): string => {
  if (!/[<&]/.test(markup)) return markup;
  const marked = markup
    .replaceAll(LINK, linkText)
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(PARAGRAPH, '\n\n')
    .replaceAll(BLOCKS, (blocks) => (EMPTY_LINE.test(blocks) ? '\n\n' : '\n'));
  const words = withoutTags(marked);
  const isChanged = words !== markup;
  return isChanged
    ? decoded(words)
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : decoded(words);
};

/** The text as markup with these words, for where it will be read as markup. */
export const markupOfWords = (words: string): string => {
  if (wordsOfMarkup(words) === words) return words;
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
};
