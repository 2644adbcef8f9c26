import { backendWith, expectRefusal, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { logSeen, tryAct } from '../../testing/moderation';
import { BODIES } from '../../testing/shapes';

const GIVEN = { title: 'The Quite Projector', year: 2019, directors: ['Ada Abra'] };
const MEANT = { title: 'The Quiet Projector', year: 2021, directors: ['Ada Abara'] };

/** A member added a film, and two have it in their diaries. */
async function stage() {
  const { backend, admin, author, reader } = await backendWith('admin', 'author', 'reader');
  const added = await post(backend, '/api/films', author.token, { filmData: GIVEN });
  const { _id } = bodyOf(added, 201, BODIES.film).film;
  for (const { token } of [author, reader]) {
    const entryData = { filmId: _id, watchedOn: '2026-10-01', rating: 4 };
    await post(backend, '/api/diary', token, { entryData });
  }
  const mend = (filmData: object, id = _id) =>
    tryAct(backend, admin, 'mend', { kind: 'film', id }, { filmData });
  return { backend, admin, author, reader, _id, mend };
}

test('a moderator corrects a film that others use, and every diary is counted anew', async () => {
  const { backend, author, reader, _id, mend } = await stage();
  const yearOf = async (username: string) =>
    (await get(backend, `/api/users/${username}/year/2026`)).body;
  const names = [author.user.username, reader.user.username];
  // Counted before, so that the correction has something to correct.
  for (const name of names) expect(JSON.stringify(await yearOf(name))).toContain('Ada Abra"');
  expect((await mend(MEANT)).status).toBe(200);
  const { film } = bodyOf(await get(backend, `/api/films/${_id}`), 200, BODIES.filmPage);
  expect(film).toMatchObject({ _id, ...MEANT });
  for (const name of names) {
    const year = JSON.stringify(await yearOf(name));
    expect(year).toContain('Ada Abara"');
    expect(year).not.toContain('Ada Abra"');
  }
});

test('the log says so', async () => {
  const { backend, admin, mend } = await stage();
  await mend(MEANT);
  const [entry] = (await logSeen(backend, admin)).entries;
  expect(entry).toMatchObject({
    act: 'mend',
    subject: { kind: 'film', film: { title: MEANT.title } },
  });
});

test('a film of the catalogue, one that is there already and one that is not are refused', async () => {
  const { mend } = await stage();
  expectRefusal(await mend(MEANT, 'vertigo-1958'), 'mendsCatalogue');
  const vertigo = { title: 'Vertigo', year: 1958, directors: ['Alfred Hitchcock'] };
  expectRefusal(await mend(vertigo), 'filmExists');
  expectRefusal(await mend(MEANT, 'none'), 'filmNotFound');
});
