import { LIST_LIMITS } from '../../../src/domain/listLimits';
import { backendWith, expectMalformed, expectRefusal, get, post } from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { aList, aListDraft, changeList, filmIdsOn, listPage, listsAt } from '../../testing/lists';
import { BODIES } from '../../testing/shapes';

const FILMS = ['vertigo-1958', 'stalker-1979', 'duel-1971', 'playtime-1967'];

const setUp = () => backendWith('owner', 'other');
type Setting = Awaited<ReturnType<typeof setUp>>;

const remove = ({ backend }: Setting, listId: string, token?: string) =>
  send(backend, { method: 'DELETE', path: `/api/lists/${listId}`, token });

describe('a new list', () => {
  test('is answered with everything about it, and its films in order with their notes', async () => {
    const { backend, owner } = await setUp();
    await post(backend, '/api/films/watched/duel-1971', owner.token);
    const films = [{ filmId: 'stalker-1979', note: 'Twice.' }, { filmId: 'duel-1971' }];
    const list = await aList(backend, owner, [], {
      _id: 'rain',
      description: 'What to watch when it pours.',
      ranked: true,
      films,
    });
    const { _id, username, firstName, lastName, avatar } = owner.user;
    expect(list).toEqual({
      _id: 'rain',
      title: 'Rain on windows',
      description: 'What to watch when it pours.',
      ranked: true,
      public: true,
      owner: { _id, username, firstName, lastName, avatar },
      filmCount: 2,
      likeCount: 0,
      liked: false,
      seen: 1,
      createdAt: '2026-11-01T12:00:00Z',
      updatedAt: '2026-11-01T12:00:00Z',
      revision: 1,
    });
    const page = await listPage(backend, 'rain', owner);
    expect(page.list).toEqual(list);
    expect(page.films.map(({ film, note }) => [film._id, film.watched, note])).toEqual([
      ['stalker-1979', false, 'Twice.'],
      ['duel-1971', true, null],
    ]);
    const { seen: _, ...unseen } = list;
    expect((await listPage(backend, 'rain')).list).toEqual(unseen);
  });

  test('is made once, however often its owner sends it', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS, { _id: 'twice' });
    const again = await aList(backend, owner, [], { _id: 'twice', title: 'Other' });
    expect(again).toEqual(list);
    expect(await filmIdsOn(backend, 'twice')).toEqual(FILMS);
  });

  test('cannot take the id of somebody else’s, not even of one that can be restored', async () => {
    const setting = await setUp();
    const { backend, owner, other } = setting;
    const listData = aListDraft({ _id: 'taken' });
    await aList(backend, owner, FILMS, listData);
    const attempt = () => post(backend, '/api/lists', other.token, { listData });
    expectRefusal(await attempt(), 'listIdTaken');
    await remove(setting, 'taken', owner.token);
    expectRefusal(await attempt(), 'listIdTaken');
  });

  test('needs a title, known films, each once, and at most a thousand', async () => {
    const { backend, owner } = await setUp();
    const attempt = (fields: object) =>
      post(backend, '/api/lists', owner.token, { listData: { ...aListDraft(), ...fields } });
    expectRefusal(await attempt({ title: ' \u2800' }), 'listWithoutTitle');
    expectMalformed(await attempt({ title: 'x'.repeat(LIST_LIMITS.title + 1) }));
    expectMalformed(await attempt({ description: 'x'.repeat(LIST_LIMITS.description + 1) }));
    const filmId = 'vertigo-1958';
    expectMalformed(await attempt({ films: [{ filmId, note: 'x'.repeat(LIST_LIMITS.note + 1) }] }));
    expectRefusal(await attempt({ films: [{ filmId: 'no-such-film' }] }), 'filmNotFound');
    expectRefusal(await attempt({ films: [{ filmId }, { filmId }] }), 'filmOnList');
    const many = Array.from({ length: LIST_LIMITS.films + 1 }, (_, index) => `film-${index}`);
    const films = many.map((id) => ({ filmId: id }));
    expectRefusal(await attempt({ films }), 'tooManyListFilms');
  });
});

test('a private list exists for its owner alone', async () => {
  const setting = await setUp();
  const { backend, owner, other } = setting;
  await aList(backend, owner, FILMS, { _id: 'mine', public: false });
  expect((await listPage(backend, 'mine', owner)).list.public).toBe(false);
  const refused = [
    await get(backend, '/api/lists/mine'),
    await get(backend, '/api/lists/mine', other.token),
    await remove(setting, 'mine', other.token),
  ];
  for (const call of ['like', 'dislike', 'clone', 'restore'])
    refused.push(await post(backend, `/api/lists/${call}/mine`, other.token));
  const bodies = { edit: { listData: {} }, move: { filmId: 'duel-1971', to: 0 } };
  for (const [call, body] of Object.entries(bodies))
    refused.push(await post(backend, `/api/lists/${call}/mine`, other.token, body));
  for (const call of ['add', 'remove'])
    refused.push(
      await post(backend, `/api/lists/${call}/mine`, other.token, { filmId: 'duel-1971' }),
    );
  for (const call of ['add-films', 'remove-films'])
    refused.push(
      await post(backend, `/api/lists/${call}/mine`, other.token, { filmIds: ['duel-1971'] }),
    );
  for (const answer of refused) expectRefusal(answer, 'listNotFound');
  const paths = [
    `/api/users/${owner.user.username}/lists`,
    '/api/lists?film=duel-1971',
    '/api/lists?film=duel-1971&sort=liked',
    '/api/lists?q=rain',
    '/api/lists?limit=100',
    '/api/lists?sort=liked&limit=100',
  ];
  const ids = async (path: string, viewer = other) =>
    (await listsAt(backend, path, viewer)).lists.map(({ _id }) => _id);
  for (const path of paths) expect(await ids(path)).not.toContain('mine');
  expect(await ids(paths[0] ?? '', owner)).toEqual(['mine']);
  await changeList(backend, 'edit', { _id: 'mine' }, owner, { listData: { public: true } });
  for (const path of paths) expect(await ids(path)).toContain('mine');
  await changeList(backend, 'edit', { _id: 'mine' }, owner, { listData: { public: false } });
  for (const path of paths) expect(await ids(path)).not.toContain('mine');
});

describe('an edit', () => {
  test('changes what it names, and replaces all films if it names them', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS);
    const retitled = await changeList(backend, 'edit', list, owner, {
      listData: { title: ' Snow ' },
    });
    expect(retitled).toEqual({ ...list, title: 'Snow', revision: 2 });
    const films = [{ filmId: 'duel-1971', note: 'Louder.' }, { filmId: 'ran-1985' }];
    await changeList(backend, 'edit', list, owner, { listData: { films } });
    const page = await listPage(backend, list._id);
    expect(page.list).toMatchObject({ title: 'Snow', filmCount: 2, revision: 3 });
    expect(page.films.map(({ film, note }) => [film._id, note])).toEqual([
      ['duel-1971', 'Louder.'],
      ['ran-1985', null],
    ]);
  });

  test('changes nothing if the list is no longer as it was when the edit began', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS);
    const path = `/api/lists/edit/${list._id}`;
    const body = { listData: { title: 'Mine', films: [] }, revision: list.revision };
    await changeList(backend, 'add', list, owner, { filmId: 'ran-1985' });
    expectRefusal(await post(backend, path, owner.token, body), 'listChanged');
    expect(await filmIdsOn(backend, list._id)).toEqual([...FILMS, 'ran-1985']);
    const edited = await changeList(backend, 'edit', list, owner, { ...body, revision: 2 });
    expect(edited).toMatchObject({ title: 'Mine', filmCount: 0, revision: 3 });
  });

  test('is its owner’s alone, as are all other changes', async () => {
    const setting = await setUp();
    const { backend, owner, other } = setting;
    const list = await aList(backend, owner, FILMS);
    const before = await listPage(backend, list._id);
    const attempt = (call: string, body: unknown) =>
      post(backend, `/api/lists/${call}/${list._id}`, other.token, body);
    const filmId = 'duel-1971';
    for (const answer of [
      await attempt('edit', { listData: { title: 'Theirs' } }),
      await attempt('add', { filmId: 'ran-1985' }),
      await attempt('remove', { filmId }),
      await attempt('move', { filmId, to: 0 }),
    ])
      expectRefusal(answer, 'editNotListOwner');
    expectRefusal(await remove(setting, list._id, other.token), 'deleteNotListOwner');
    expect(await listPage(backend, list._id)).toEqual(before);
  });
});

describe('the films of a list', () => {
  test('a film is added at the end, once', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS);
    const body = { filmId: 'ran-1985', note: 'In colour.' };
    const added = await changeList(backend, 'add', list, owner, body);
    expect(added).toMatchObject({ filmCount: 5, revision: 2 });
    expect((await listPage(backend, list._id)).films.at(-1)).toMatchObject({ note: 'In colour.' });
    const path = `/api/lists/add/${list._id}`;
    expectRefusal(await post(backend, path, owner.token, body), 'filmOnList');
    expectRefusal(await post(backend, path, owner.token, { filmId: 'none' }), 'filmNotFound');
  });

  test('several films are added with one call, each once, and taken off again', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS);
    const change = async (call: string, filmIds: string[]) => {
      const path = `/api/lists/${call}/${list._id}`;
      return bodyOf(await post(backend, path, owner.token, { filmIds }), 201, BODIES.listFilms);
    };
    const filmIds = ['ran-1985', 'duel-1971', 'alien-1979', 'ran-1985'];
    const added = await change('add-films', filmIds);
    expect(added.changed).toEqual(['ran-1985', 'alien-1979']);
    expect(added.list).toMatchObject({ filmCount: 6, revision: 2 });
    expect(await filmIdsOn(backend, list._id)).toEqual([...FILMS, 'ran-1985', 'alien-1979']);
    const again = await change('add-films', filmIds);
    expect(again).toEqual({ list: added.list, changed: [] });
    const taken = await change('remove-films', added.changed);
    expect(taken.list).toMatchObject({ filmCount: 4, revision: 3 });
    expect((await change('remove-films', added.changed)).changed).toEqual([]);
    expect(await filmIdsOn(backend, list._id)).toEqual(FILMS);
  });

  test('of several films none is added if one is unknown, or too many are', async () => {
    const { backend, owner, other } = await setUp();
    const list = await aList(backend, owner, FILMS);
    const path = `/api/lists/add-films/${list._id}`;
    const filmIds = ['ran-1985', 'none'];
    expectRefusal(await post(backend, path, owner.token, { filmIds }), 'filmNotFound');
    expectRefusal(await post(backend, path, other.token, { filmIds }), 'editNotListOwner');
    expectMalformed(await post(backend, path, owner.token, { filmIds: 'ran-1985' }));
    expect(await filmIdsOn(backend, list._id)).toEqual(FILMS);
  });

  test('a film is removed, and then it is not there', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS);
    const body = { filmId: 'stalker-1979' };
    const removed = await changeList(backend, 'remove', list, owner, body);
    expect(removed).toMatchObject({ filmCount: 3, revision: 2 });
    expect(await filmIdsOn(backend, list._id)).toEqual(FILMS.filter((id) => id !== body.filmId));
    for (const call of ['remove', 'move']) {
      const path = `/api/lists/${call}/${list._id}`;
      expectRefusal(await post(backend, path, owner.token, { ...body, to: 0 }), 'filmNotOnList');
    }
  });

  test.each(FILMS.flatMap((filmId) => [0, 1, 2, 3, 999].map((to) => [filmId, to] as const)))(
    '%s is moved to place %d',
    async (filmId, to) => {
      const { backend, owner } = await setUp();
      const list = await aList(backend, owner, FILMS);
      const moved = await changeList(backend, 'move', list, owner, { filmId, to });
      expect(moved).toMatchObject({ filmCount: 4, revision: 2 });
      const others = FILMS.filter((id) => id !== filmId);
      expect(await filmIdsOn(backend, list._id)).toEqual(others.toSpliced(to, 0, filmId));
    },
  );

  test('films can be moved between the same two without end', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS);
    let expected = [...FILMS];
    for (let turn = 0; turn < 80; turn += 1) {
      const filmId = expected[2] ?? '';
      await changeList(backend, 'move', list, owner, { filmId, to: 1 });
      expected = expected.toSpliced(2, 1).toSpliced(1, 0, filmId);
    }
    expect(await filmIdsOn(backend, list._id)).toEqual(expected);
  });

  test('come page by page, and a change meanwhile neither repeats nor hides another', async () => {
    const { backend, owner } = await setUp();
    const list = await aList(backend, owner, FILMS);
    const first = await listPage(backend, list._id, owner, '?limit=2');
    expect(first.list.seen).toBe(0);
    await changeList(backend, 'remove', list, owner, { filmId: FILMS[0] });
    await changeList(backend, 'add', list, owner, { filmId: 'ran-1985' });
    const cursor = first.nextCursor ?? '';
    const rest = await listPage(backend, list._id, owner, `?cursor=${cursor}`);
    expect(rest.films.map(({ film }) => film._id)).toEqual([...FILMS.slice(2), 'ran-1985']);
    expect(rest.nextCursor).toBeNull();
    const other = await aList(backend, owner, FILMS);
    expectMalformed(await get(backend, `/api/lists/${other._id}?cursor=${cursor}`));
  });
});

describe('a deleted list', () => {
  test('is gone, and comes back as it was within a minute', async () => {
    const setting = await setUp();
    const { backend, owner, other, clock } = setting;
    const list = await aList(backend, owner, FILMS);
    await changeList(backend, 'like', list, other);
    const before = await listPage(backend, list._id, other);
    const gone = await remove(setting, list._id, owner.token);
    expect(gone).toMatchObject({ status: 201, body: {} });
    expectRefusal(await get(backend, `/api/lists/${list._id}`), 'listNotFound');
    expect(
      (await listsAt(backend, '/api/lists?film=duel-1971&limit=100')).lists,
    ).not.toContainEqual(expect.objectContaining({ _id: list._id }));
    const path = `/api/lists/restore/${list._id}`;
    expectRefusal(await post(backend, path, other.token), 'listNotFound');
    clock.advance(59_000);
    const restored = bodyOf(await post(backend, path, owner.token), 201, BODIES.list).list;
    expect(restored).toEqual({ ...before.list, liked: false });
    expect(await listPage(backend, list._id, other)).toEqual(before);
    await remove(setting, list._id, owner.token);
    clock.advance(60_000);
    expectRefusal(await post(backend, path, owner.token), 'listNotFound');
  });
});
