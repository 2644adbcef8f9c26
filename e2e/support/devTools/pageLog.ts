import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import type { PageDevTools } from './inPage';

declare global {
  interface Window {
    __devTools: PageDevTools;
  }
}

/** The script that installs the fake DevTools in a page, as one text. */
async function inPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('inPage.ts', import.meta.url)),
        formats: ['iife'],
        name: 'inPage',
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The script was not built.');
  return result.output[0].code;
}

/** Installs Redux DevTools, without their window, in every page of the context. */
export async function installDevTools(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: await inPageScript() });
}

/** The id of the last action. */
export const lastActionId = (page: Page): Promise<number> =>
  page.evaluate(() => window.__devTools.log?.getState().stagedActionIds.at(-1) ?? -1);

/** Shows the state after an action, like a click in DevTools. */
export const jumpTo = (page: Page, actionId: number): Promise<void> =>
  page.evaluate((id) => {
    window.__devTools.log?.dispatch({ type: 'JUMP_TO_ACTION', actionId: id });
  }, actionId);

/** The page's side effects since the last call. */
export const newSideEffects = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.__devTools.sideEffects.splice(0));

/** The names of the logged actions, as DevTools list them. */
export const listedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { log, options } = window.__devTools;
    if (!log || !options) throw new Error('The page has no log.');
    const { actionsById, stagedActionIds } = log.getState();
    return stagedActionIds.flatMap((id) => {
      const action = actionsById[id]?.action;
      return action && options.predicate(null, action)
        ? [options.actionSanitizer(action, id).type]
        : [];
    });
  });

/** The state on screen and the whole log, both as JSON. */
export const shownState = (page: Page): Promise<{ whole: string; shown: string }> =>
  page.evaluate(() => {
    const { log, options } = window.__devTools;
    if (!log || !options) throw new Error('The page has no log.');
    const { actionsById, computedStates, currentStateIndex } = log.getState();
    const state = computedStates[currentStateIndex]?.state;
    const actions = Object.values(actionsById).map(({ action }, id) =>
      options.actionSanitizer(action, id),
    );
    return {
      whole: JSON.stringify(state),
      shown: JSON.stringify([options.stateSanitizer(state, currentStateIndex), actions]),
    };
  });
