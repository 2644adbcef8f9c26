import { GUEST } from '../domain/demoAccounts';
import { places } from '../features/drafts/draftRecord';
import { sessionRestored } from '../features/auth/authSlice';
import { postDraftChanged, selectWaitingDrafts } from '../features/drafts/draftsSlice';
import { composerDraft, draftTyped } from './drafts';
import type { createMemoryPageStorage } from './memoryPageStorage';
import { makeTestStore } from './makeTestStore';

export const TEXT = 'Half a sentence about';

export type PageStorage = ReturnType<typeof createMemoryPageStorage>;
type App = Awaited<ReturnType<typeof makeTestStore>>;
export type Store = App['store'];

/** Another page with the same browser storage, once it has restored the user's drafts. */
export const reopen = async (pageStorage: PageStorage, as: string = GUEST.username) => {
  const app = await makeTestStore({ as: null, pageStorage });
  app.store.dispatch(sessionRestored(await app.server.signIn(as)));
  await app.transport.quiet();
  return app.store.getState();
};

/** The texts of all drafts of posts, the composer's first. */
export const textsIn = (state: ReturnType<Store['getState']>) => [
  composerDraft(state).content,
  ...selectWaitingDrafts(state).map(({ draft }) => draft.content),
];

export const storedIn = (pageStorage: PageStorage) => pageStorage.update('draft:', () => new Map());

/** Runs an action, and lets a second pass after it. */
export const andPause = async (act: () => void) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  act();
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
};

export const typeInto = (store: Store, text: string) => {
  for (let end = 1; end <= text.length; end += 1)
    store.dispatch(draftTyped({ content: text.slice(0, end) }));
};

export const typeAndPause = async (text: string) => {
  const app = await makeTestStore();
  await andPause(() => typeInto(app.store, text));
  return app;
};

export const leavePage = () => window.dispatchEvent(new Event('pagehide'));

const AUTHOR = { _id: 'kai', firstName: 'Kai', lastName: 'Lindqvist', username: 'kinokai' };

export const edited = (postId: string, content: string) =>
  postDraftChanged({ place: places.edit(postId), change: { content } });
export const replied = (postId: string, content: string) =>
  postDraftChanged({
    place: places.reply(postId),
    change: { content },
    base: { content: '', pictures: [], replyTo: { _id: postId, author: AUTHOR } },
  });
