import type { FeedArg } from '../api/feedAddress';
import { sessionFollowed } from '../features/auth/authSlice';
import { postsApi } from '../features/posts/postsApi';
import { editDraftChanged, postAnswered, selectEditDraft } from '../features/posts/postsSlice';
import { menuOpened, modalOpened, selectHasOverlay, selectModal } from '../features/ui/uiSlice';
import type { Modal } from '../features/ui/overlays';
import { usersApi } from '../features/users/usersApi';
import { profileDraftChanged } from '../features/users/usersSlice';
import { makeTestStore } from '../testing/makeTestStore';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };
const OWN = 'first-showing';
const WITH_PHOTO = 'lonely-place';
const draft = { content: 'Half a sentence about', pictures: [] };

const openHome = async () => {
  const app = await makeTestStore();
  const { store } = app;
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  const isOpen = () => selectHasOverlay(store.getState());
  /** As another tab's deletion reaches this one. */
  const lose = (postId: string) =>
    store.dispatch(postAnswered({ postId, post: null, revision: Infinity, since: null }));
  const write = () => store.dispatch(editDraftChanged({ postId: OWN, post: draft, change: draft }));
  return { ...app, isOpen, lose, write };
};

it.each<[what: string, modal: Modal, word: string]>([
  ['the editor', { kind: 'editPost', postId: OWN }, 'This post is gone.'],
  ['a photo', { kind: 'photo', postId: WITH_PHOTO, index: 0, feed: HOME }, 'This photo is gone.'],
])('closes %s once its post is gone, and says so', async (_what, modal, word) => {
  const { store, toasts, isOpen, lose } = await openHome();
  store.dispatch(modalOpened(modal));
  expect(isOpen()).toBe(true);
  lose('postId' in modal ? modal.postId : '');
  expect(isOpen()).toBe(false);
  expect(toasts()).toEqual([word]);
});

it('closes the menu of a post that is gone: an open one would keep keys from doing anything', async () => {
  const { store, isOpen, lose } = await openHome();
  store.dispatch(menuOpened({ kind: 'post', postId: OWN }));
  expect(isOpen()).toBe(true);
  lose(OWN);
  expect(isOpen()).toBe(false);
});

it('keeps what was written in the editor, and opens it for nobody who did not ask when the post comes back', async () => {
  const { store, server, toasts, lose, write } = await openHome();
  store.dispatch(modalOpened({ kind: 'editPost', postId: OWN }));
  write();
  lose(OWN);
  expect(toasts()).toEqual(['This post is gone. Your text is kept.']);
  const post = await server.post(OWN);
  store.dispatch(postAnswered({ postId: OWN, post, revision: Infinity, since: 'restored' }));
  expect(selectModal(store.getState())).toBeNull();
  expect(selectEditDraft(store.getState(), OWN)).toEqual(draft);
});

it('closes the list of people whose person is gone', async () => {
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

it('says nothing of words where none were written', async () => {
  const { store, toasts } = await openHome();
  store.dispatch(modalOpened({ kind: 'editProfile' }));
  store.dispatch(sessionFollowed(null));
  expect(toasts()).toEqual([]);
});
