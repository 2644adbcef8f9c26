import type { FeedArg } from '../api/feedAddress';
import { sessionFollowed } from '../features/auth/authSlice';
import { postsApi } from '../features/posts/postsApi';
import { places } from '../features/drafts/draftRecord';
import {
  postDraftChanged,
  profileDraftChanged,
  selectPostDraft,
} from '../features/drafts/draftsSlice';
import {
  menuOpened,
  modalClosed,
  modalOpened,
  selectHasOverlay,
  selectModal,
} from '../features/ui/uiSlice';
import type { Modal } from '../features/ui/overlays';
import { usersApi } from '../features/users/usersApi';
import { makeTestStore } from '../testing/makeTestStore';
import { postAnswered } from '../features/posts/changes/postAnswers';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };
const OWN = 'first-showing';
const WITH_PHOTO = 'lonely-place';
const draft = { content: 'Half a sentence about', pictures: [] };

const openHome = async () => {
  const app = await makeTestStore();
  const { store, transport } = app;
  // The first overlay loads the listeners.
  store.dispatch(modalOpened({ kind: 'shortcuts' }));
  store.dispatch(modalClosed());
  await transport.quiet();
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  const isOpen = () => selectHasOverlay(store.getState());
  /** Receives another tab's deletion. */
  const lose = (postId: string) =>
    store.dispatch(postAnswered({ postId, post: null, revision: Infinity, missingBecause: null }));
  const write = () => store.dispatch(postDraftChanged({ place: places.edit(OWN), change: draft }));
  return { ...app, isOpen, lose, write };
};

it.each<[what: string, modal: Modal, word: string]>([
  ['the editor', { kind: 'editPost', postId: OWN }, 'This post is gone.'],
  ['a photo', { kind: 'photo', postId: WITH_PHOTO, index: 0 }, 'This photo is gone.'],
])('closes %s once its post is gone, and says so', async (_what, modal, word) => {
  const { store, toasts, isOpen, lose } = await openHome();
  store.dispatch(modalOpened(modal));
  expect(isOpen()).toBe(true);
  lose('postId' in modal ? modal.postId : '');
  expect(isOpen()).toBe(false);
  expect(toasts()).toEqual([word]);
});

it('closes the menu of a deleted post, since an open menu would disable the shortcuts', async () => {
  const { store, isOpen, lose } = await openHome();
  store.dispatch(menuOpened({ kind: 'post', postId: OWN }));
  expect(isOpen()).toBe(true);
  lose(OWN);
  expect(isOpen()).toBe(false);
});

it('keeps the edit as a draft, and does not reopen the editor when the post is restored', async () => {
  const { store, server, toasts, lose, write } = await openHome();
  store.dispatch(modalOpened({ kind: 'editPost', postId: OWN }));
  write();
  lose(OWN);
  expect(toasts()).toEqual(['This post is gone. Your text is kept.']);
  const post = await server.post(OWN);
  store.dispatch(
    postAnswered({ postId: OWN, post, revision: Infinity, missingBecause: 'restored' }),
  );
  expect(selectModal(store.getState())).toBeNull();
  expect(selectPostDraft(store.getState(), places.edit(OWN))).toEqual(draft);
});

it('closes the list of people if its user is gone', async () => {
  const { store, transport, toasts, isOpen } = await openHome();
  store.dispatch(modalOpened({ kind: 'followers', username: 'kinokai' }));
  expect(isOpen()).toBe(true);
  transport.failsWith('GET /api/users?', 404, 'User not found.');
  await store.dispatch(usersApi.endpoints.getUser.initiate('kinokai'));
  expect(isOpen()).toBe(false);
  expect(toasts()).toEqual(['This person is gone.']);
});

it.each<[modal: Modal]>([[{ kind: 'editPost', postId: OWN }], [{ kind: 'editProfile' }]])(
  'says of words in %j that they are kept when another tab ends the session, as a reset does',
  async (modal) => {
    const { store, toasts, isOpen, write } = await openHome();
    store.dispatch(modalOpened(modal));
    write();
    store.dispatch(profileDraftChanged({ bio: 'Half a life' }));
    store.dispatch(sessionFollowed(null));
    expect(isOpen()).toBe(false);
    expect(toasts()).toEqual(['Your session here has ended. Your text is kept.']);
  },
);

it('does not mention a draft if there is none', async () => {
  const { store, toasts } = await openHome();
  store.dispatch(modalOpened({ kind: 'editProfile' }));
  store.dispatch(sessionFollowed(null));
  expect(toasts()).toEqual([]);
});
