import { keepToggles } from '../app/keepToggles';
import { sessionRestored } from '../features/auth/authSlice';
import { createOpenPages } from '../lib/openPages';
import type { PageStorage } from '../lib/pageStorage';
import { makeTestStore } from './makeTestStore';
import type { Held } from './transport';

const held: Held[] = [];

afterEach(() => {
  for (const { release } of held.splice(0)) release();
});

interface Options {
  as?: string;
  pageStorage?: PageStorage;
  locks?: LockManager;
}

/**
 * A page of a server. `sent` are the calls that change something; `readDrafts` and `keep` are what a page does soon after
 * it was loaded.
 */
export const openPage = async ({ locks, ...options }: Options = {}) => {
  const app = await makeTestStore(options);
  const { store, session, transport } = app;
  const readDrafts = () => void store.dispatch(sessionRestored(session));
  const keep = () => keepToggles(store, createOpenPages(locks));
  const sent = () => transport.sent.filter((call) => !call.startsWith('GET'));
  return { ...app, readDrafts, keep, sent };
};

/** A page that has been loaded. */
export const reload = async (options?: Options) => {
  const page = await openPage(options);
  page.readDrafts();
  return page;
};

/** Leaves a page while its calls that start with these texts are not answered. */
export const leavePage = async (
  calls: string[],
  toggles: { type: string }[],
  options?: Options,
): Promise<void> => {
  const { store, transport, keep } = await reload(options);
  await keep();
  for (const call of calls) held.push(transport.holdsRequest(call));
  for (const toggle of toggles) store.dispatch(toggle);
};
