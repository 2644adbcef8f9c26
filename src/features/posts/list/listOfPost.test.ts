import type { ListFields } from '../../lists/listFields';
import { listDeleted, listDeletionUndone } from '../../lists/changes/deleteList';
import { filmOnListToggled } from '../../lists/changes/filmOnList';
import '../../lists/changes/listListeners';
import { listEdited } from '../../lists/changes/saveList';
import { listsLater } from '../../lists/listsLater';
import { makeList } from '../../../testing/filmLists';
import { makeTestStore } from '../../../testing/makeTestStore';
import { callInOtherTab } from '../../../testing/otherTab';
import { getShownFeed } from '../feed/shownFeed';
import { postsApi } from '../postsApi';

const EXPLORE = { feed: 'explore', sort: 'latest' } as const;
const RAIN = { _id: 'rain', title: 'Rain on windows' };

/** The guest has Explore open, with a post of theirs about their list of four films on it. */
const open = async () => {
  const app = await makeTestStore();
  const { store, server, session, transport } = app;
  const token = session?.token ?? '';
  await makeList(app);
  const postData = { _id: 'about', content: 'For wet evenings.', listId: 'rain' };
  await server.call('POST', '/api/posts', { token, body: { postData } });
  await store.dispatch(postsApi.endpoints.getFeed.initiate(EXPLORE));
  store.dispatch(listsLater.opened());
  await transport.quiet();
  const list = () =>
    getShownFeed(store.getState(), EXPLORE)?.find(({ _id }) => _id === 'about')?.list;
  const elsewhere = (method: string, path: string, body: object = {}) =>
    callInOtherTab(app, token, [method, path, body]);
  return { ...app, list, elsewhere };
};

const edited = (fields: Partial<ListFields>): ListFields => ({
  title: 'Rain on windows',
  description: '',
  ranked: false,
  public: true,
  films: [],
  ...fields,
});

it('shows what its owner makes of the list, at once', async () => {
  const { store, transport, list } = await open();
  expect(list()).toMatchObject({ title: 'Rain on windows', filmCount: 4 });
  const fields = edited({ title: 'Rain on roofs' });
  store.dispatch(listEdited({ listId: 'rain', fields, began: 0 }));
  expect(list()).toMatchObject({ title: 'Rain on roofs', filmCount: 0, posters: [] });
  await transport.quiet();
  expect(list()).toMatchObject({ title: 'Rain on windows' });
});

it('hides the list once its owner deletes it, and shows it again after Undo', async () => {
  const { store, transport, list } = await open();
  store.dispatch(listDeleted(RAIN));
  expect(list()).toBeUndefined();
  await transport.quiet();
  // Another answer about the post, without the list.
  await store.dispatch(postsApi.endpoints.getPost.initiate('about', { forceRefetch: true }));
  store.dispatch(listDeletionUndone(RAIN));
  await transport.quiet();
  expect(list()).toMatchObject({ title: 'Rain on windows' });
});

it('counts a film that is put on the list', async () => {
  const { store, transport, list } = await open();
  store.dispatch(filmOnListToggled('rain', 'duel-1971', true));
  await transport.quiet();
  expect(list()).toMatchObject({ filmCount: 5 });
  expect(list()?.posters.at(-1)?._id).toBe('duel-1971');
});

it('follows the list from another tab, also back from its deletion', async () => {
  const { list, elsewhere } = await open();
  await elsewhere('POST', '/api/lists/edit/rain', { listData: { title: 'Rain on roofs' } });
  expect(list()).toMatchObject({ title: 'Rain on roofs' });
  await elsewhere('DELETE', '/api/lists/rain');
  expect(list()).toBeUndefined();
  await elsewhere('POST', '/api/lists/restore/rain');
  expect(list()).toMatchObject({ title: 'Rain on roofs' });
});
