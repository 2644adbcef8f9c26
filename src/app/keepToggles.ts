import { createAction, createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Change, Changes } from '../api/changes/change';
import { keptShapes } from '../api/changes/keptShapes';
import { keptKinds, type Made } from '../api/changes/kinds';
import { parse } from '../features/auth/sessionStorage';
import { listsLater } from '../features/lists/listsLater';
import { hidingLater } from '../features/users/hidden/hidingLater';
import { tabStore } from '../lib/localStore';
import type { OpenPages } from '../lib/openPages';
import type { RootState } from './hooks';
import type { AppStore } from './store';

const KEY = 'waitingToggles';

const KeptSchema = v.object({
  userId: v.string(),
  page: v.string(),
  changes: v.array(v.looseObject({ id: v.string(), kind: v.string(), target: v.string() })),
});
type Kept = v.InferOutput<typeof KeptSchema>;

/** Says again what waited for the server when the page was left. */
const toggleRestored = createAction('app/toggleRestored', (slice: string, made: Made<Change>) => ({
  payload: made,
  meta: { slice, isRestored: true },
}));

const waitingAmong = ({ ids, entities }: Changes): Change[] =>
  ids
    .flatMap((id) => entities[id] ?? [])
    .filter(({ kind, settledAt }) => settledAt === null && keptKinds.has(kind));

const selectWaiting = createSelector(
  [
    ({ auth }: RootState) => auth.session?.user._id,
    ({ posts }: RootState) => posts.changes,
    ({ users }: RootState) => users.changes,
    ({ films }: RootState) => films.changes,
  ],
  (userId, ...slices) => ({ userId, changes: slices.flatMap(waitingAmong) }),
);

/** What sends some of these otherwise starts with the first screen that can make them. */
const startSending = async ({ dispatch }: AppStore): Promise<void> => {
  await Promise.all([
    import('../features/users/hidden/hidingListeners'),
    import('../features/lists/changes/listListeners'),
  ]);
  dispatch(hidingLater.opened());
  dispatch(listsLater.opened());
};

/** Resolves once a condition holds. */
const holds = (store: AppStore, condition: (state: RootState) => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!condition(store.getState())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });

/** Says a kept change again, unless its kind is gone, or has another shape by now. */
const restore = (store: AppStore, { id, kind, target, ...rest }: Kept['changes'][number]): void => {
  const known = keptKinds.get(kind);
  if (!known) return;
  const { success, output } = v.safeParse(keptShapes[known.shape], rest);
  if (!success) return;
  store.dispatch(toggleRestored(known.slice, { ...output, id, kind, target, settledAt: null }));
};

const restoreToggles = async (store: AppStore, pages: OpenPages): Promise<void> => {
  const { success, output: kept } = v.safeParse(KeptSchema, parse(tabStore.read(KEY)));
  if (!success) return;
  const isTheirs = ({ auth }: RootState) => auth.session?.user._id === kept.userId;
  // A tab that was duplicated has a copy of what the other one still sends.
  const [isClosed] = await pages.closedOf([kept.page]);
  if (isClosed === undefined || !isTheirs(store.getState())) return;
  await startSending(store);
  // A post that waits as well comes first: it may be what was liked or deleted.
  await holds(store, (state) => state.drafts.isRestored || !isTheirs(state));
  if (!isTheirs(store.getState())) return;
  const { posts, users, films } = store.getState();
  // What was pressed since the reload is newer, answered or not.
  const pressed = new Set([posts, users, films].flatMap(({ changes }) => changes.ids));
  for (const change of kept.changes) if (!pressed.has(change.id)) restore(store, change);
};

/**
 * Keeps what a person toggled and the server has not answered yet over a reload of this tab, and sends it again after
 * one. Only a page of a server needs it: the browser's own home is never away.
 * @param pages say whether what is found was kept by a page that is still open
 */
export const keepToggles = async (store: AppStore, pages: OpenPages): Promise<void> => {
  await restoreToggles(store, pages);
  let kept: ReturnType<typeof selectWaiting> | null = null;
  const keep = () => {
    const waiting = selectWaiting(store.getState());
    if (waiting === kept) return;
    kept = waiting;
    const isAny = waiting.changes.length > 0;
    pages.setOccupied(isAny);
    if (isAny) tabStore.write(KEY, JSON.stringify({ ...waiting, page: pages.own }));
    else tabStore.remove(KEY);
  };
  store.subscribe(keep);
  keep();
};
