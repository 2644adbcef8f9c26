import { textsOf } from '../domain/entryTexts';
import { entryDeleted } from '../features/films/changes/entry';
import { listDeleted } from '../features/lists/changes/deleteList';
import { filmOnListToggled } from '../features/lists/changes/filmOnList';
import { postDeleted } from '../features/posts/changes/deletion';
import { aFilm } from '../testing/builders';
import { makeList } from '../testing/filmLists';
import { leavePage, reload } from '../testing/leftPage';

const FILM = aFilm({ _id: 'm-1931' });
const EVENING = { _id: 'evening', watchedOn: '2026-11-20' };
const deletedEntry = entryDeleted({
  ...EVENING,
  film: FILM,
  rating: null,
  again: null,
  ...textsOf({}),
  postId: null,
});
const rain = { _id: 'rain', title: 'Rain on windows' };

/** A page after a reload. Its server has a list and an evening in the diary, and answers what was left unanswered. */
const openWithData = async () => {
  const page = await reload();
  const { server, session } = page;
  const token = session?.token;
  await makeList(page);
  const entryData = { ...EVENING, filmId: FILM._id };
  await server.call('POST', '/api/diary', { token, body: { entryData } });
  const arrive = (call: string, body: object = {}) => {
    const [method = '', path = ''] = call.split(' ');
    return server.call(method, path, { token, body });
  };
  return { ...page, arrive };
};

describe('what has arrived although its answer was lost counts as done when it is sent again:', () => {
  it.each([
    ['a deleted post', 'DELETE /api/posts/first-showing', {}, postDeleted('first-showing')],
    ['a deleted diary entry', 'DELETE /api/diary/evening', {}, deletedEntry],
    ['a deleted list', 'DELETE /api/lists/rain', {}, listDeleted(rain)],
    [
      'a film put on a list',
      'POST /api/lists/add/rain',
      { filmId: 'duel-1971' },
      filmOnListToggled('rain', 'duel-1971', true),
    ],
    [
      'a film taken off a list',
      'POST /api/lists/remove/rain',
      { filmId: 'alien-1979' },
      filmOnListToggled('rain', 'alien-1979', false),
    ],
  ])('%s', async (_what, call, body, toggle) => {
    await leavePage([call], [toggle]);
    const { keep, arrive, sent, transport, toasts } = await openWithData();
    expect((await arrive(call, body)).status).toBe(201);
    await keep();
    await transport.quiet();
    expect(sent()).toEqual([call]);
    expect(toasts()).toEqual([]);
  });
});

it('a film for a list that is gone is told as refused', async () => {
  await leavePage(['POST'], [filmOnListToggled('rain', 'duel-1971', true)]);
  const { keep, arrive, transport, toasts } = await openWithData();
  await arrive('DELETE /api/lists/rain');
  await keep();
  await transport.quiet();
  expect(toasts()).toEqual(['List not found.']);
});
