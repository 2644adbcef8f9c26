import type { Backend } from '../../src/domain/backend';
import { LIMITS } from '../../src/domain/limits';
import { aPerson, aPost, PNG, post, type Person } from './builders';
import { send, type Answer } from './client';
import { hide } from './hiding';
import { aList } from './lists';
import { aboutList, aboutPost, aboutUser, act, report } from './moderation';
import { react, setFollow } from './notificationScene';

export const PASSWORD = 'cleo-5-to-7';
export const FILM = 'vertigo-1958';
/** What the ids of all that Leo makes begin with. */
export const MARK = 'leos-';

/** How long somebody can come back. */
export const RETURN_MS = LIMITS.returnDays * 86_400_000;

export const deleteAccount = (
  backend: Backend,
  { token }: Pick<Person, 'token'>,
  password = PASSWORD,
): Promise<Answer> =>
  send(backend, { method: 'DELETE', path: '/api/auth/account', token, body: { password } });

export const logIn = (backend: Backend, username: string, password = PASSWORD): Promise<Answer> =>
  post(backend, '/api/auth/login', undefined, { username, password });

/** Ada, who has a post and a list with a clone of Cleo's, Ben and Cleo. */
export async function aCommunity(backend: Backend) {
  const named = (username: string) => aPerson(backend, { username });
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')];
  await aPost(backend, ada, { _id: 'adas-post', filmId: FILM, rating: 2 });
  await aList(backend, ada, [FILM], { _id: 'adas-list' });
  await react(backend, 'like', cleo, 'adas-post');
  await post(backend, '/api/lists/like/adas-list', cleo.token);
  await setFollow(backend, 'follow', cleo, ada);
  return { ada, ben, cleo };
}

/** Leo invites, reports and is reported; what he and Cleo wrote is taken down by Ada, who signed up first. */
async function beModerated(
  backend: Backend,
  leo: Person,
  { ada, cleo }: Record<'ada' | 'cleo', Person>,
): Promise<void> {
  await act(backend, ada, 'role', aboutUser(leo), { role: 'admin' });
  expect((await post(backend, '/api/invitations', leo.token)).status).toBe(201);
  await report(backend, leo, aboutPost('adas-post'));
  await report(backend, cleo, aboutUser(leo));
  await aPost(backend, leo, { _id: `${MARK}taken` });
  await aList(backend, leo, [FILM], { _id: `${MARK}taken-list` });
  await act(backend, ada, 'take-down', aboutPost(`${MARK}taken`));
  await act(backend, ada, 'take-down', aboutList(`${MARK}taken-list`));
  await aPost(backend, cleo, { _id: 'taken-down' });
  await react(backend, 'like', leo, 'taken-down');
  await post(backend, '/api/users/bookmark/taken-down', leo.token);
  await act(backend, ada, 'take-down', aboutPost('taken-down'));
}

/** Leo does everything that leaves a record, and the others do it to him. */
export async function aBusyPerson(
  backend: Backend,
  { ada, ben, cleo }: Awaited<ReturnType<typeof aCommunity>>,
): Promise<Person> {
  const leo = await aPerson(backend, { username: 'Leo', password: PASSWORD, avatar: PNG });
  const does = async (path: string, body?: object, by = leo) =>
    expect((await post(backend, path, by.token, body)).status).toBeLessThan(300);
  const film = { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] };
  await does('/api/films', { filmData: film });
  await does('/api/users/edit', { userData: { bio: 'Rows at the front.', favourites: [FILM] } });
  const seen = { filmId: FILM, rating: 4, watchedOn: '2026-10-01', tags: ['front row'] };
  await aPost(backend, leo, { _id: `${MARK}post`, ...seen, photos: PNG, content: '@Ada' });
  await aPost(backend, leo, { _id: `${MARK}reply`, replyTo: 'adas-post' });
  for (const day of ['2026-10-02', '2026-10-03'])
    await does('/api/diary', {
      entryData: { _id: MARK + day, ...seen, watchedOn: day, text: 'Again.' },
    });
  await does('/api/films/watchlist/duel-1971');
  await does('/api/films/love/duel-1971');
  await does('/api/films/watched/playtime-1967');
  await does('/api/films/remove-watched/playtime-1967');
  await aList(backend, leo, [FILM], { _id: `${MARK}list` });
  await does('/api/lists/like/adas-list');
  await does('/api/lists/clone/adas-list');
  await react(backend, 'like', leo, 'adas-post');
  await does('/api/users/bookmark/adas-post');
  await does('/api/users/hidden-words', { words: ['spoiler'] });
  await does('/api/notifications/off', { off: ['mention'] });
  await setFollow(backend, 'follow', leo, ada);
  await hide(backend, 'mute', leo, ben);

  await react(backend, 'like', ada, `${MARK}post`);
  await aPost(backend, ben, { _id: 'bens-answer', replyTo: `${MARK}post` });
  await does(`/api/users/bookmark/${MARK}post`, undefined, cleo);
  await does(`/api/lists/like/${MARK}list`, undefined, ada);
  await does(`/api/lists/clone/${MARK}list`, undefined, cleo);
  await setFollow(backend, 'follow', ada, leo);
  await hide(backend, 'mute', cleo, leo);
  await hide(backend, 'block', ben, leo);
  await beModerated(backend, leo, { ada, cleo });
  return leo;
}
