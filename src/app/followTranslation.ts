/** The elements that a translation put in the place of React's text nodes. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';

/** React goes on to write in a text node that was taken out of the page; the node then takes its place again. */
const rewritten = new MutationObserver((records) => {
  for (const { target } of records) standIns.get(target)?.replaceWith(target);
});

const noteStandIn = (text: Node, standIn: HTMLElement): void => {
  standIns.set(text, standIn);
  rewritten.observe(text, { characterData: true });
};

const replaced = new MutationObserver((records) => {
  for (const { removedNodes, addedNodes, previousSibling } of records) {
    const [text] = removedNodes;
    if (text?.nodeType !== Node.TEXT_NODE) continue;
    const standIn = addedNodes[0] ?? previousSibling;
    if (isFont(standIn)) noteStandIn(text, standIn);
  }
});

/** What is in `parent` where React put `child`. */
const placeOf = (parent: Node, child: Node | null): Node | null => {
  if (!child || child.parentNode === parent) return child;
  let standIn = standIns.get(child) ?? child.parentNode;
  while (isFont(standIn) && standIn.parentNode !== parent) standIn = standIn.parentNode;
  return isFont(standIn) ? standIn : child;
};

/**
 * Lets React go on with a page that the browser translates. A translation puts `font` elements in the place of text
 * nodes, also inside MUI's components; React would fail to remove the text and to insert something before it, and a
 * changed text would not be seen.
 */
export const followTranslation = (page: Document): void => {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, placeOf(this, child) ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    standIns.get(child)?.remove();
    insertBefore.call(this, child, placeOf(this, next));
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    standIns.get(child)?.remove();
    appendChild.call(this, child);
    return child;
  };
  replaced.observe(page.body, { childList: true, subtree: true });
};
