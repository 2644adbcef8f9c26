import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../../handlers/respond';
import { ALL_ENDPOINTS } from '../../testing/allEndpoints';
import { aPerson, aPost, get, post, type Person } from '../../testing/builders';
import { send } from '../../testing/client';
import { deleteAccount, FILM, PASSWORD } from '../../testing/leaving';
import { aList } from '../../testing/lists';
import { aboutUser, act } from '../../testing/moderation';
import { createTestBackend } from '../../testing/testBackend';

/** Lists what becomes of each call; its table is what is expected here. */
const DOC = join(process.cwd(), 'docs/server-attacks.md');

const REASON = { reason: 'Be kind.' };
const OF_USER = { about: { kind: 'user', id: ':userId' }, ...REASON };
const OF_POST = { about: { kind: 'post', id: ':postId' }, ...REASON };
const OF_FILM = { about: { kind: 'film', id: ':filmId' }, ...REASON };
const GUESS = { password: 'guess' };

/** What is sent along by whoever may send it; names in it stand for what the call is about. */
const BODIES: Record<string, object> = {
  'POST /api/auth/signup': {
    firstName: 'A',
    lastName: 'B',
    // Everybody else's is free.
    username: 'owner',
    ...GUESS,
    avatar: '',
  },
  'POST /api/auth/login': { username: ':username', ...GUESS },
  'POST /api/auth/password': { ...GUESS, newPassword: 'x' },
  'POST /api/auth/username': { ...GUESS, username: 'mine' },
  'POST /api/auth/end-sessions': GUESS,
  'DELETE /api/auth/account': GUESS,
  'POST /api/users/edit': { userData: { bio: 'x' } },
  'POST /api/users/hidden-words': { words: ['x'] },
  'POST /api/posts': { postData: { content: 'x', replyTo: ':postId' } },
  'POST /api/posts/edit/:postId': { postData: { content: 'x' } },
  'POST /api/films': { filmData: { title: 'Another', year: 2025, directors: ['Ana Lys'] } },
  'POST /api/films/edit/:filmId': {
    filmData: { title: 'Mine', year: 2025, directors: ['Ana Lys'] },
  },
  'POST /api/films/rate/:filmId': { rating: 4 },
  'POST /api/films/match': { films: [{ title: 'Vertigo' }] },
  'POST /api/diary': { entryData: { filmId: ':filmId', watchedOn: '2026-10-01' } },
  'POST /api/diary/edit/:entryId': { entryData: { text: 'x' } },
  'POST /api/diary/import': { rows: [] },
  'POST /api/lists': { listData: { title: 'x' } },
  'POST /api/lists/edit/:listId': { listData: { title: 'x' } },
  'POST /api/lists/add/:listId': { filmId: 'duel-1971' },
  'POST /api/lists/remove/:listId': { filmId: FILM },
  'POST /api/lists/add-films/:listId': { filmIds: ['duel-1971'] },
  'POST /api/lists/remove-films/:listId': { filmIds: [FILM] },
  'POST /api/lists/move/:listId': { filmId: FILM, to: 0 },
  'POST /api/notifications/read': { until: '1' },
  'POST /api/notifications/off': { off: [] },
  'POST /api/reports': { reportData: OF_POST },
  'POST /api/moderation/take-down': OF_POST,
  'POST /api/moderation/give-back': OF_POST,
  'POST /api/moderation/suspend': OF_USER,
  'POST /api/moderation/free': OF_USER,
  'POST /api/moderation/end-sessions': OF_USER,
  'POST /api/moderation/dismiss': OF_POST,
  'POST /api/moderation/mend': { ...OF_FILM, filmData: { year: 2024 } },
  'POST /api/moderation/merge-films': { ...OF_FILM, intoId: FILM },
  'POST /api/moderation/role': { ...OF_USER, role: 'moderator' },
};

/** What the parts of a call stand for. */
type Things = Record<string, string>;

const UNKNOWN: Things = {
  ':userId': 'nobody',
  ':username': 'nobody',
  ':postId': 'nothing',
  ':listId': 'nothing',
  ':entryId': 'nothing',
  ':filmId': 'nothing-1900',
  ':code': 'nothing',
  ':name': 'nobody',
  ':year': '2026',
};

const PARTS = new RegExp(`(?:${Object.keys(UNKNOWN).join('|')})\\b`, 'g');

const filled = (text: string, things: Things): string =>
  text.replaceAll(PARTS, (part) => things[part] ?? part);

/** The fields of what somebody has that only they may change, and what these are in. */
const OWNED = [
  ...['status', 'body', 'post', 'list', 'films', 'film', 'entries', 'entry', 'invitations'],
  ...['_id', 'content', 'title', 'description', 'year', 'directors', 'watchedOn', 'text'],
  ...['filmCount', 'public', 'code', 'used'],
];

async function stage() {
  const { backend } = await createTestBackend();
  const named = (username: string) => aPerson(backend, { username });
  const [admin, owner, stranger] = [
    await named('admin'),
    await named('owner'),
    await named('stranger'),
  ];
  await aPost(backend, owner, { _id: 'made', content: 'Mine.' });
  await aList(backend, owner, [FILM], { _id: 'made', title: 'Mine', public: true });
  const entryData = { _id: 'made', filmId: FILM, watchedOn: '2026-10-01', text: 'Mine.' };
  await post(backend, '/api/diary', owner.token, { entryData });
  const filmData = { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] };
  const added = await post(backend, '/api/films', owner.token, { filmData });
  const invited = await post(backend, '/api/invitations', admin.token);
  const said = (pattern: RegExp, body: unknown) => pattern.exec(JSON.stringify(body))?.[1] ?? '';
  const things: Things = {
    ...UNKNOWN,
    ':userId': owner.user._id,
    ':username': 'owner',
    ':postId': 'made',
    ':listId': 'made',
    ':entryId': 'made',
    ':filmId': said(/"_id":"([^"]+)"/, added.body),
    ':code': said(/"code":"([^"]+)"/, invited.body),
    ':name': 'Ana Lys',
  };
  const ended: Record<string, Person> = {
    elsewhere: await named('elsewhere'),
    renewed: await named('renewed'),
    renamed: await named('renamed'),
    left: await named('left'),
    thrown: await named('thrown'),
  };
  const auth = (path: string, who: string, body: object) =>
    post(backend, `/api/auth/${path}`, ended[who]?.token, { password: PASSWORD, ...body });
  await auth('end-sessions', 'elsewhere', {});
  await auth('password', 'renewed', { newPassword: 'x' });
  await auth('username', 'renamed', { username: 'other' });
  if (ended['left']) await deleteAccount(backend, ended['left']);
  if (ended['thrown']) await act(backend, admin, 'end-sessions', aboutUser(ended['thrown']));
  const suspended = await named('suspended');
  await act(backend, admin, 'suspend', aboutUser(suspended));

  const statusOf = async (name: string, about: Things, token?: string): Promise<number> => {
    const [method = '', path = ''] = name.split(' ');
    const body = BODIES[name];
    const text = body && filled(JSON.stringify(body), about);
    const address = filled(path, about).split('/').map(encodeURIComponent).join('/');
    return (await send(backend, { method, path: address, token, ...(text && { text }) })).status;
  };
  /** What the owner has, without what others may add to it. */
  const owned = async () => {
    const paths = ['posts/made', 'lists/made', 'users/owner/diary', `films/${things[':filmId']}`];
    const answers = await Promise.all([
      ...paths.map((path) => get(backend, `/api/${path}`, owner.token)),
      get(backend, '/api/invitations', admin.token),
    ]);
    return JSON.stringify(answers, OWNED);
  };
  return { things, ended, suspended, stranger, statusOf, owned };
}

/** Whether a call names nothing that could be somebody's. */
const isAboutNothing = (name: string): boolean =>
  `${name} ${JSON.stringify(BODIES[name] ?? {})}`.search(PARTS) === -1;

function rowsOfDoc(): string[][] {
  const lines = readFileSync(DOC, 'utf8').split('\n');
  return lines
    .filter((line) => /^\| `(GET|POST|DELETE) /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

test('what becomes of each call without the right to it is what the document says', async () => {
  const { things, ended, suspended, stranger, statusOf, owned } = await stage();
  const before = await owned();
  const rows: string[][] = [];
  for (const name of ALL_ENDPOINTS.map(nameOf)) {
    const none = await statusOf(name, things);
    const over = await Promise.all(
      Object.values(ended).map(({ token }) => statusOf(name, things, token)),
    );
    const out = await statusOf(name, things, suspended.token);
    rows.push([name, String(none), [...new Set(over)].join(', '), String(out)]);
  }
  expect(await owned()).toEqual(before);
  for (const row of rows) {
    const [name = ''] = row;
    const cells = isAboutNothing(name)
      ? ['–', '–']
      : [
          await statusOf(name, things, stranger.token),
          await statusOf(name, UNKNOWN, stranger.token),
        ].map(String);
    row.push(...cells);
  }
  expect(await owned()).toEqual(before);
  expect(rows.sort()).toEqual(rowsOfDoc().sort());
});
