import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Things that plain text can never cause in a browser. */
export class Trap {
  private caught: string[] = [];

  /** Call before the first page loads. */
  async set(context: BrowserContext): Promise<void> {
    await context.exposeFunction('ran', (what: unknown) => {
      this.caught.push(`a script ran: ${String(what)}`);
    });
    context.on('dialog', (dialog) => {
      this.caught.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('page', (page) => {
      if (context.pages()[0] !== page) this.caught.push(`a window opened: ${page.url()}`);
    });
  }

  /** Discards what a test caused on purpose. */
  forgive(): void {
    this.caught = [];
  }

  /** Fails if anything was executed, opened or navigated to, or if markup was inserted as elements. */
  async expectEmpty(page: Page): Promise<void> {
    const foreign = await page.evaluate(() => {
      const handlers = [...document.querySelectorAll('#root *, body > :not(#root, script) *')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on'));
      const elements = [
        ...document.querySelectorAll(
          'iframe, object, embed, base, marquee, math, video, body script:not([src]), a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]',
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 200));
      return [...handlers, ...elements, ...('polluted' in {} ? ['Object.prototype'] : [])];
    });
    expect(foreign, 'what came in as code').toEqual([]);
    expect(this.caught).toEqual([]);
  }
}

/** Navigates without reloading the document. */
export async function wander(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
