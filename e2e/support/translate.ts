import type { Page } from '@playwright/test';

/**
 * Does to every page what a browser's translation does: puts each text, also one that appears later, into two nested
 * `font` elements, in another language.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const XHTML = 'http://www.w3.org/1999/xhtml';
    const SKIPPED = 'script, style, textarea, font, title, [translate=no]';
    const translate = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED) !== null) return;
      const outer = document.createElementNS(XHTML, 'font');
      const inner = document.createElementNS(XHTML, 'font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let at: Node | null = walker.currentNode; at; at = walker.nextNode())
        if (at instanceof Text) texts.push(at);
      texts.forEach(translate);
    };
    const translator = new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records)
        if (type === 'characterData') translateIn(target);
        else addedNodes.forEach(translateIn);
    });
    const options = { childList: true, characterData: true, subtree: true };
    document.addEventListener('DOMContentLoaded', () => {
      translateIn(document.body);
      translator.observe(document.body, options);
    });
  });
}
