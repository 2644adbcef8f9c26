import { aPost, expectRefusal, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { listOf, pageOf, rate, VERTIGO } from '../../testing/films';
import { aList, changeList, filmIdsOn, listPage } from '../../testing/lists';
import {
  aWorld,
  bringBack,
  DUEL,
  merge,
  recordsOf,
  REEL,
  seenBy,
  type World,
} from '../../testing/merging';
import { logSeen, report, reportsSeen, tryAct } from '../../testing/moderation';
import { BODIES } from '../../testing/shapes';

const merged = async (): Promise<World> => {
  const world = await aWorld('added');
  await merge(world);
  return world;
};

test('every record is as if all had been said of the other film from the start', async () => {
  const [world, model] = [await merged(), await aWorld('vertigo')];
  const { films, ...records } = await recordsOf(world);
  const { [world.filmId]: left, ...others } = films ?? {};
  expect({ ...records, films: others }).toEqual(await recordsOf(model));
  const nothing = { ratings: 0, stars: 0, watched: 0, watchlist: 0, talk: [] };
  expect(left).toMatchObject({ ...nothing, mergedInto: VERTIGO });
});

test.each(['ben', 'cleo', 'dora'] as const)(
  '%s sees it so, also once what was deleted and taken down is back',
  async (name) => {
    const [world, model] = [await merged(), await aWorld('vertigo')];
    for (const one of [world, model]) await bringBack(one);
    expect(await seenBy(world, world[name])).toEqual(await seenBy(model, model[name]));
  },
);

test('a diary that nobody has counted yet is counted right afterwards', async () => {
  const [world, model] = [await aWorld('added'), await aWorld('vertigo')];
  for (const { db } of [world, model])
    await db.write(async (tx) => {
      for (const store of ['periods', 'periodDirectors', 'rewatches'] as const)
        await tx.clear(store);
    });
  await merge(world);
  expect(await seenBy(world, world.ben)).toEqual(await seenBy(model, model.ben));
});

test('what a person said once of both stays as they said it of the other film', async () => {
  const world = await aWorld('added');
  const { backend, ada, cleo, dora, filmId } = world;
  await rate(backend, dora, VERTIGO, 1);
  await rate(backend, dora, filmId, 5);
  await post(backend, `/api/films/watched/${VERTIGO}`, ada.token);
  await post(backend, `/api/films/remove-watched/${VERTIGO}`, ada.token);
  await post(backend, `/api/films/remove-watched/${filmId}`, cleo.token);
  await merge(world);
  const mine = async (person: typeof ada) => (await pageOf(backend, VERTIGO, person)).mine;
  expect(await mine(dora)).toMatchObject({ rating: 1, watched: true });
  for (const person of [ada, cleo]) expect(await mine(person)).toMatchObject({ watched: false });
});

test('a mark that says that the film was not watched hides no evening of the other film', async () => {
  const world = await aWorld('added');
  const { backend, dora, filmId } = world;
  const entryData = { filmId: VERTIGO, watchedOn: '2026-10-09' };
  await post(backend, '/api/diary', dora.token, { entryData });
  await post(backend, `/api/films/remove-watched/${filmId}`, dora.token);
  await merge(world);
  expect((await pageOf(backend, VERTIGO, dora)).mine).toMatchObject({ watched: true });
});

test('a film that was put on the watchlist again after the other was watched stays there', async () => {
  const world = await aWorld('added');
  const { backend, ben, cleo } = world;
  await post(backend, `/api/films/watchlist/${VERTIGO}`, ben.token);
  const { filmId } = world;
  await post(backend, `/api/films/watchlist/${filmId}`, cleo.token);
  await post(backend, '/api/films/watched/vertigo-1958', cleo.token);
  await merge(world);
  expect((await pageOf(backend, VERTIGO, ben)).mine).toMatchObject({ watchlist: true });
  expect((await pageOf(backend, VERTIGO, cleo)).mine).toMatchObject({ watchlist: false });
});

test('a film that is twice on a list keeps the earlier place, with its note or else the other’s', async () => {
  const world = await aWorld('added');
  const { backend, cleo, filmId } = world;
  const noted = (ids: string[], notes: Record<string, string>) =>
    post(backend, '/api/lists', cleo.token, {
      listData: {
        _id: `${ids.join('-').slice(0, 40)}-${Object.keys(notes).length}`,
        title: 'Rain',
        films: ids.map((id) => ({ filmId: id, note: notes[id] ?? null })),
      },
    });
  const notes = { [filmId]: 'Added.', [VERTIGO]: 'Known.' };
  const made = [
    await noted([filmId, DUEL, VERTIGO], notes),
    await noted([DUEL, VERTIGO, filmId], notes),
    await noted([VERTIGO, DUEL, filmId], { [filmId]: 'Added.' }),
  ].map((answer) => bodyOf(answer, 201, BODIES.list).list);
  await merge(world);
  const seen = [];
  for (const { _id } of made) {
    const { list, films } = await listPage(backend, _id, cleo);
    expect(list.filmCount).toBe(2);
    seen.push(films.map(({ film, note }) => [film._id, note ?? null]));
  }
  expect(seen).toEqual([
    [
      [VERTIGO, 'Added.'],
      [DUEL, null],
    ],
    [
      [DUEL, null],
      [VERTIGO, 'Known.'],
    ],
    [
      [VERTIGO, 'Added.'],
      [DUEL, null],
    ],
  ]);
});

test('the old address leads to the other film, also over several merges', async () => {
  const world = await merged();
  const { backend, ada, ben, filmId } = world;
  expect(await pageOf(backend, filmId, ben)).toEqual(await pageOf(backend, VERTIGO, ben));
  for (const path of [`posts?film=`, `lists?film=`, `users/Cleo/lists?film=`]) {
    const [old, present] = [
      await get(backend, `/api/${path}${filmId}`, ben.token),
      await get(backend, `/api/${path}${VERTIGO}`, ben.token),
    ];
    expect(old.body).toEqual(present.body);
  }
  const other = { filmData: { ...REEL, year: 2020 } };
  const added = await post(backend, '/api/films', ada.token, other);
  const second = bodyOf(added, 201, BODIES.film).film._id;
  const third = await post(backend, '/api/films', ada.token, { filmData: { ...REEL, year: 2021 } });
  const thirdId = bodyOf(third, 201, BODIES.film).film._id;
  await merge({ ...world, filmId: second }, thirdId);
  await merge({ ...world, filmId: thirdId }, filmId);
  expect((await pageOf(backend, second)).film._id).toBe(VERTIGO);
});

test('what a page still says of the old film is said of the other', async () => {
  const { backend, ada, ben, filmId } = await merged();
  const does = async (path: string, body?: object) =>
    expect((await post(backend, path, ada.token, body)).status).toBeLessThan(300);
  await rate(backend, ada, filmId, 4.5);
  await does(`/api/films/love/${filmId}`);
  await does('/api/diary', { entryData: { _id: 'late', filmId, watchedOn: '2026-10-20' } });
  await does('/api/diary/edit/late', { entryData: { filmId, rating: 2 } });
  await aPost(backend, ada, { _id: 'late-post', filmId: DUEL });
  await does('/api/posts/edit/late-post', { postData: { filmId } });
  const rows = [
    { kind: 'entry', filmId, watchedOn: '2026-10-21' },
    { kind: 'entry', ...REEL, watchedOn: '2026-10-22' },
  ];
  await does('/api/diary/import', { rows });
  await does('/api/users/edit', { userData: { favourites: [filmId, DUEL] } });
  const page = await pageOf(backend, VERTIGO, ada);
  expect(page.mine).toMatchObject({ rating: 2, loved: true, watchedOn: '2026-10-22' });
  const diary = bodyOf(await get(backend, '/api/users/Ada/diary'), 200, BODIES.diary);
  expect(diary.entries.map(({ film }) => film._id)).toEqual([VERTIGO, VERTIGO, VERTIGO]);
  const about = await get(backend, `/api/posts?film=${VERTIGO}`, ada.token);
  expect(JSON.stringify(about.body)).toContain('late-post');

  const list = await aList(backend, ben, [filmId, DUEL, VERTIGO]);
  expect(await filmIdsOn(backend, list._id, ben)).toEqual([VERTIGO, DUEL]);
  await changeList(backend, 'move', list, ben, { filmId, to: 1 });
  expect(await filmIdsOn(backend, list._id, ben)).toEqual([DUEL, VERTIGO]);
  const listData = { films: [filmId, VERTIGO, DUEL].map((id) => ({ filmId: id })) };
  await changeList(backend, 'edit', list, ben, { listData });
  expect(await filmIdsOn(backend, list._id, ben)).toEqual([VERTIGO, DUEL]);
  await changeList(backend, 'remove', list, ben, { filmId });
  await changeList(backend, 'add', list, ben, { filmId });
  for (const [call, filmIds] of [
    ['remove-films', [filmId]],
    ['add-films', [filmId, VERTIGO]],
  ] as const)
    await post(backend, `/api/lists/${call}/${list._id}`, ben.token, { filmIds });
  expect(await filmIdsOn(backend, list._id, ben)).toEqual([DUEL, VERTIGO]);
});

test('nobody finds the old film or adds it again, and whoever looks for it is led to the other', async () => {
  const world = await aWorld('added');
  const { backend, ben } = world;
  const found = async () => (await listOf(backend, 'q=quiet projector')).films.length;
  expect(await found()).toBe(1);
  await merge(world);
  expect(await found()).toBe(0);
  const again = await post(backend, '/api/films', ben.token, { filmData: REEL });
  expect(bodyOf(again, 409, BODIES.filmExists).film._id).toBe(VERTIGO);
  const match = await post(backend, '/api/films/match', ben.token, { films: [REEL] });
  expect(match.body).toMatchObject({
    matches: [{ verdict: 'found', films: [{ _id: VERTIGO, title: 'Vertigo' }] }],
  });
});

test('two films of the same name and year are one to an import once they are merged', async () => {
  const { backend, ada, ben, ...world } = await aWorld('added');
  const filmData = { title: 'Vertigo', year: 1958, directors: ['A. Hitchcock'] };
  const added = await post(backend, '/api/films', ada.token, { filmData });
  const { _id } = bodyOf(added, 201, BODIES.film).film;
  await merge({ backend, ada, ben, ...world, filmId: _id });
  const rows = [{ kind: 'entry', title: 'Vertigo', year: 1958, watchedOn: '2026-10-21' }];
  const answer = await post(backend, '/api/diary/import', ben.token, { rows });
  expect(answer.body).toMatchObject({ added: 1, refused: [] });
});

test('the log says so, and reports of the old film are settled', async () => {
  const world = await aWorld('added');
  const { backend, ada, cleo, filmId } = world;
  await report(backend, cleo, { kind: 'film', id: filmId });
  await merge(world);
  const subject = {
    kind: 'film',
    id: filmId,
    film: { _id: VERTIGO },
    was: { title: REEL.title, year: REEL.year },
  };
  expect((await logSeen(backend, ada)).entries[0]).toMatchObject({ act: 'merge-films', subject });
  const { reports, open } = await reportsSeen(backend, ada);
  expect(reports).toMatchObject([{ subject, settled: { act: 'merge-films' } }]);
  expect(open).toBe(0);
});

test('only a film that a member added is merged, once, and into another that is there', async () => {
  const world = await aWorld('added');
  const { backend, ada, filmId } = world;
  const tries = (id: string, intoId: unknown, kind: 'film' | 'post' = 'film') =>
    tryAct(backend, ada, 'merge-films', { kind, id }, { intoId });
  expectRefusal(await tries(VERTIGO, filmId), 'mergesCatalogue');
  expectRefusal(await tries(filmId, filmId), 'mergesItself');
  expectRefusal(await tries(filmId, 'none'), 'filmNotFound');
  expectRefusal(await tries('none', filmId), 'filmNotFound');
  expectRefusal(await tries('cleos-post', filmId, 'post'), 'notModerated');
  expect((await tries(filmId, 7)).status).toBe(400);
  await merge(world);
  expectRefusal(await tries(filmId, DUEL), 'filmMerged');
});

test('who added the other film can edit it as long as nobody else has used either', async () => {
  const world = await aWorld('vertigo');
  const { backend, ada, ben } = world;
  const add = async (title: string) => {
    const added = await post(backend, '/api/films', ben.token, { filmData: { ...REEL, title } });
    return bodyOf(added, 201, BODIES.film).film._id;
  };
  const editable = async (title: string, user: typeof ada) => {
    const [fromId, intoId] = [await add(title), await add(`${title}, restored`)];
    await rate(backend, user, fromId, 4);
    await merge({ ...world, filmId: fromId }, intoId);
    return (await pageOf(backend, intoId, ben)).mine?.editable;
  };
  expect(await editable('Our Holiday Reel', ben)).toBe(true);
  expect(await editable('Their Holiday Reel', ada)).toBeUndefined();
});

test('moderators see the films that members added, and how much a merge moves', async () => {
  const world = await aWorld('added');
  const { backend, ada, filmId } = world;
  const seen = async () =>
    bodyOf(await get(backend, '/api/moderation/films', ada.token), 200, BODIES.addedFilms);
  const filmData = { ...REEL, title: 'Our Holiday Reel' };
  await post(backend, '/api/films', ada.token, { filmData });
  expect((await seen()).films).toMatchObject([
    { film: { title: 'Our Holiday Reel' }, addedBy: { username: 'Ada' } },
    { film: { _id: filmId } },
  ]);
  const uses = await get(backend, `/api/moderation/films/${filmId}`, ada.token);
  expect(bodyOf(uses, 200, BODIES.filmUses)).toEqual({
    uses: { ratings: 2, entries: 3, posts: 2, lists: 2 },
  });
  await merge(world);
  expect((await seen()).films).toHaveLength(1);
});
