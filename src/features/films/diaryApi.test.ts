import { GUEST } from '../../domain/demoAccounts';
import { aFilm } from '../../testing/builders';
import { makeTestStore } from '../../testing/makeTestStore';
import { postSubmitted } from '../drafts/draftsSlice';
import { diaryApi } from './diaryApi';

const { getDiary } = diaryApi.endpoints;
const DIARY = { username: GUEST.username, sort: 'latest' as const };

it('a refetched diary with several loaded pages includes a new entry', async () => {
  const { store, transport } = await makeTestStore();
  const first = store.dispatch(getDiary.initiate(DIARY));
  await first;
  await store.dispatch(getDiary.initiate(DIARY, { direction: 'forward', subscribe: false }));
  expect(getDiary.select(DIARY)(store.getState()).data?.pages).toHaveLength(2);
  first.unsubscribe();
  const about = { film: aFilm(), watchedOn: '2026-11-03' };
  store.dispatch(postSubmitted({ content: 'Dizzy.', pictures: [], ...about }));
  await transport.quiet();
  const { data } = await store.dispatch(getDiary.initiate(DIARY));
  const days = data?.pages.flatMap(({ entries }) => entries.map(({ watchedOn }) => watchedOn));
  expect(days).toContain('2026-11-03');
});

it('a refetched diary keeps its loaded pages', async () => {
  const { store, transport } = await makeTestStore();
  await store.dispatch(getDiary.initiate(DIARY));
  await store.dispatch(getDiary.initiate(DIARY, { direction: 'forward', subscribe: false }));
  const about = { film: aFilm(), watchedOn: '2026-11-03' };
  store.dispatch(postSubmitted({ content: 'Dizzy.', pictures: [], ...about }));
  await transport.quiet();
  const pages = getDiary.select(DIARY)(store.getState()).data?.pages;
  expect(pages).toHaveLength(2);
  expect(pages?.[0]?.entries.map(({ watchedOn }) => watchedOn)).toContain('2026-11-03');
});
