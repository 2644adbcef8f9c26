/** What stands on a screen: a text, or an element with its attributes and what is in it. */
export type ScreenTree =
  string | [tag: string, attributes: Record<string, string>, children: ScreenTree[]];

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = new Set(['svg', 'path', 'circle', 'rect', 'g']);

/** Elements that do nothing by themselves. */
const TAGS = new Set(
  'header nav main aside section article footer div h1 h2 p ul li a button form label input textarea img span time bdi'.split(
    ' ',
  ),
);

/** What an element looks like depends on these. */
const NAMES = new Set(
  'class style dir aria-current aria-pressed data-folded disabled placeholder rows src width height loading type viewBox d cx cy r x y rx fill transform'.split(
    ' ',
  ),
);

/** Pictures of this host, and pictures as text. */
const SOURCE = /^(\/(?![/\\\s])|data:image\/)/;

const isPlain = (name: string, value: unknown): value is string =>
  NAMES.has(name) && typeof value === 'string' && (name !== 'src' || SOURCE.test(value));

/**
 * Makes the nodes of a tree that comes from outside. No markup is read, and links lead nowhere.
 * @throws TypeError for what is no tree, or holds an element or an attribute that could do something
 */
export const drawTree = (tree: unknown): Node => {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const parts: unknown[] = Array.isArray(tree) ? tree : [];
  const [tag, attributes, children] = parts;
  const isSvg = SVG_TAGS.has(String(tag));
  if (!(isSvg || TAGS.has(String(tag))) || !attributes || !Array.isArray(children)) {
    throw new TypeError('no screen');
  }
  const element = isSvg
    ? document.createElementNS(SVG, String(tag))
    : document.createElement(String(tag));
  for (const [name, value] of Object.entries(attributes)) {
    if (!isPlain(name, value)) throw new TypeError(name);
    element.setAttribute(name, value);
  }
  // Browsers draw as links only those that lead somewhere.
  if (tag === 'a') element.setAttribute('href', '#');
  element.append(...children.map(drawTree));
  return element;
};

/** A picture that is longer, as text, leaves its room empty. */
const LONGEST_VALUE = 10_000;

/**
 * The tree of what stands on screen, or null for a node that a tree cannot hold.
 * @param isLeftOut which elements go, with all that is in them
 */
export const treeOf = (node: Node, isLeftOut: (element: Element) => boolean): ScreenTree | null => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isLeftOut(node)) return null;
  const { localName: tag, attributes, childNodes } = node;
  if (!SVG_TAGS.has(tag) && !TAGS.has(tag)) return null;
  return [
    tag,
    Object.fromEntries(
      [...attributes]
        .filter(({ name, value }) => isPlain(name, value) && value.length <= LONGEST_VALUE)
        .map(({ name, value }) => [name, value]),
    ),
    [...childNodes].map((child) => treeOf(child, isLeftOut)).filter((child) => child !== null),
  ];
};
