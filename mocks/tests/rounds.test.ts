import { createMemoryDb } from '../db/memory';
import { aPerson, aPost, get, MINIMAL, post, type Person } from '../testing/builders';
import { countingDb } from '../testing/countingDb';
import { aList } from '../testing/lists';
import { createTestBackend } from '../testing/testBackend';

/** A reader who follows people, bookmarks and is notified, and a conversation 60 replies deep that spoils its film. */
async function stage() {
  const { db, reset, count } = countingDb(createMemoryDb());
  const { backend } = await createTestBackend({ db });
  const people: Person[] = [];
  for (let index = 0; index < 6; index += 1) people.push(await aPerson(backend));
  const [reader, author, ...others] = people;
  if (!reader || !author) throw new Error('Nobody has signed up.');
  for (const person of [author, ...others]) {
    await post(backend, `/api/users/follow/${person.user._id}`, reader.token);
    await post(backend, `/api/users/follow/${reader.user._id}`, person.token);
  }
  const content = `With @${author.user.username}, @matinee and @noirnoel.`;
  const film = { filmId: 'stalker-1979', spoilers: true };
  await aPost(backend, author, { _id: 'deep-0', content, ...film });
  for (let depth = 1; depth <= 60; depth += 1)
    await aPost(backend, author, { _id: `deep-${depth}`, content, replyTo: `deep-${depth - 1}` });
  for (const [index, person] of others.entries()) {
    await aPost(backend, person, { _id: `beside-${index}`, content, replyTo: 'deep-59' });
    await aPost(backend, person, { _id: `on-${index}`, content, ...film });
    await aPost(backend, reader, { _id: `mine-${index}`, content });
    await post(backend, `/api/posts/like/mine-${index}`, person.token, undefined, MINIMAL);
    await post(backend, `/api/users/bookmark/on-${index}`, reader.token);
    await post(backend, '/api/diary', reader.token, {
      entryData: { filmId: 'stalker-1979', watchedOn: '2026-03-01' },
    });
  }
  for (const list of ['one', 'two', 'three'])
    await aList(backend, author, ['stalker-1979', 'duel-1971'], { _id: list, title: list });
  const roundsOf = async (path: string, token?: string): Promise<number> => {
    // What is loaded once, such as the catalogue, makes the first call start again.
    await get(backend, path, token);
    reset();
    const { status } = await get(backend, path, token);
    expect(status).toBe(200);
    return count().rounds;
  };
  return { reader, author, roundsOf };
}

let staged: Awaited<ReturnType<typeof stage>>;
beforeAll(async () => {
  staged = await stage();
}, 60_000);

test.each([
  ['explore', '/api/posts?feed=explore', 4],
  ['trending', '/api/posts?feed=explore&sort=trending', 4],
  ['home', '/api/posts?feed=home', 4],
  ['bookmarks', '/api/posts?feed=bookmarks', 4],
  ['trending bookmarks', '/api/posts?feed=bookmarks&sort=trending', 4],
  ['a film’s posts', '/api/posts?film=stalker-1979', 4],
  ['a person’s posts', '/api/posts/user/matinee?limit=20', 4],
  ['a thread 60 deep', '/api/posts?replyTo=deep-59', 5],
  ['a reply 60 deep', '/api/posts/deep-60', 5],
  ['a person’s replies', '/api/posts/user/:author?replies=true', 5],
  ['words', '/api/posts?q=matinee', 6],
  ['notifications', '/api/notifications', 5],
  ['a film', '/api/films/stalker-1979', 4],
  ['the films most discussed', '/api/films?sort=talked&limit=6', 4],
  ['films to see', '/api/films?sort=rating&unseen=true&limit=6', 5],
  ['a diary', '/api/users/matinee/diary', 4],
  ['films somebody watched', '/api/users/matinee/films', 4],
  ['a year', '/api/users/matinee/year/2026', 5],
  ['all time', '/api/users/matinee/all-time', 5],
  ['a decade’s evenings', '/api/users/matinee/diary?decade=1970', 6],
  ['a profile', '/api/users?username=matinee', 4],
  ['people found', '/api/users?q=a', 2],
  ['people whose names have the words in another order', '/api/users?q=varda%20agnes&limit=1', 5],
  ['people to follow', '/api/users?suggested=true', 3],
  ['what friends watched', '/api/films/friends', 4],
  ['a list', '/api/lists/one', 5],
  ['a person’s lists', '/api/users/:author/lists', 5],
  ['lists with a film', '/api/lists?film=stalker-1979', 6],
  ['the most liked of them', '/api/lists?film=stalker-1979&sort=liked', 6],
  ['lists found', '/api/lists?q=one', 4],
])('%s takes a bounded number of rounds to the database', async (_what, path, most) => {
  const { reader, author, roundsOf } = staged;
  const address = path.replace(':author', author.user.username);
  expect(await roundsOf(address, reader.token)).toBeLessThanOrEqual(most);
});
