/**
 * Fills a database by SQL, with records as the API would have made them: 1,000 people, 1,000 films and, for each ten
 * posts, ten likes, five replies, two diary entries and five notifications, two of which are the reader's.
 */

/** @typedef {import('./databases.mjs').Query} Query */

const PEOPLE = 1_000;
const FILMS = 1_000;
const FOLLOWEES = 200;
/** Of the reader's notifications, the latest: whoever comes back now and then has as many, however old the community is. */
const UNREAD = 100;
/** Has a tenth of all replies, and a film a twentieth of all posts. */
export const THREAD = 'p1';
export const FILM = 'f1';

const SYLLABLES = ['ka', 'lo', 'mi', 'ru', 'sta', 'ven', 'dor', 'pel', 'nix', 'bra', 'shu', 'tor'];
/** Words of two and three syllables, from the most to the least frequent. */
const WORDS = [
  ...SYLLABLES.flatMap((a) => SYLLABLES.map((b) => a + b)),
  ...SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => SYLLABLES.map((c) => a + b + c))),
];
const WORDS_A_TEXT = 12;

/** What is looked for, by how often it is there. */
export const SEARCHES = {
  long: ['kaka', 'torshunix', 'kaka+torshunix', 'zzzzz'],
  short: ['zz', 'ka', 'xs'],
};

const AT = `'2026-10-01T12:00:00Z'`;
const person = (/** @type {string} */ n) => `'u' || (1 + (${n}) % ${PEOPLE})`;
const film = (/** @type {string} */ n) => `'f' || (1 + (${n}) % ${FILMS})`;
/** A text whose words are drawn with their squared places, so that few of them make up most of it. */
const text = (/** @type {string} */ n, /** @type {number} */ salt) => `(select string_agg(
  words[1 + floor(pow((hashint4((${n}) * 16 + k + ${salt}) & 65535) / 65536.0, 2) * ${WORDS.length})::int], ' ')
  from generate_series(1, ${WORDS_A_TEXT}) k)`;

/**
 * @param {string} readerId
 * @returns {[table: string, perPost: number, record: string, where?: string][]} per post: how many rows `n` counts
 */
const growing = (readerId) => [
  [
    'posts',
    1,
    `'_id', 'p' || n, 'authorId', case when n % 20 = 1 then '${readerId}' else ${person('n')} end,
     'content', ${text('n', 0)}, 'hasPhoto', false, 'likeCount', case when n % 10 = 1 then 10 else 0 end,
     'seq', 10 * n, 'createdAt', ${AT}, 'updatedAt', ${AT},
     'filmId', case when n % 20 = 0 then '${FILM}' when n % 2 = 0 then ${film('n')} end`,
  ],
  [
    'replies',
    0.5,
    `'_id', 'r' || n, 'authorId', ${person('n')}, 'content', ${text('n', 7)}, 'hasPhoto', false, 'likeCount', 0,
     'replyToId', case when n % 10 = 0 then '${THREAD}' else 'p' || (1 + 20 * (n / 10)) end,
     'seq', 20 * n + 5, 'createdAt', ${AT}, 'updatedAt', ${AT}`,
  ],
  [
    'reactions',
    1,
    `'postId', 'p' || (1 + n / 10 * 10), 'userId', ${person('n')}, 'kind', 'like', 'seq', 10 * n + 2,
     'reactedAt', ${AT}`,
  ],
  [
    'diary',
    0.2,
    `'_id', 'd' || n, 'userId', ${person('n')}, 'filmId', ${film('n / 1000 * 50 + n % 50')},
     'watchedOn', to_char(date '2026-10-01' - n / 100, 'YYYY-MM-DD'), 'rating', null, 'again', null,
     'postId', null, 'seq', 50 * n + 4`,
  ],
  [
    'personFilms',
    0.2,
    `'userId', ${person('n')}, 'filmId', ${film('n / 1000 * 50 + n % 50')}, 'mark', null, 'rating', null,
     'watchedSeq', 50 * n + 4, 'watchedOn', to_char(date '2026-10-01' - n / 100, 'YYYY-MM-DD'), 'starsKey', 0`,
  ],
  // The reader's: likes of own posts, replies to them, mentions, and follows.
  [
    'notifications',
    0.2,
    `'userId', '${readerId}', 'kind', kind, 'postId', "postId", 'seq', 50 * n + 3, 'createdAt', ${AT},
     'group', kind || ':' || coalesce("postId", day)`,
  ],
  [
    'notifications',
    0.3,
    `'userId', ${person('n')}, 'kind', 'mention', 'postId', 'p' || n, 'seq', 10 * n + 6, 'createdAt', ${AT},
     'group', 'mention:p' || n`,
  ],
  [
    'follows',
    0.2,
    `'followerId', ${person('n / 40')}, 'followeeId', '${readerId}', 'seq', 50 * n + 3, 'followedAt', day || 'T12:00:00Z'`,
    `kind = 'follow'`,
  ],
];

/** The others' records lack what they do not have. */
const HAVE_NULLS = new Set(['diary', 'personFilms']);

/** Which notification of the reader the `n`th is. */
const KINDS = `select n, to_char(date '2026-10-01' - n / 40, 'YYYY-MM-DD') as day, kind, case kind
    when 'like' then 'p' || (1 + 5 * n) when 'reply' then 'r' || (2 * n + 1)
    when 'mention' then 'p' || (5 * n + 2) end as "postId"
  from (select n, case when n % 40 = 39 then 'follow' when n % 4 = 0 then 'like'
    when n % 4 = 3 then 'mention' else 'reply' end as kind from generate_series($1::int, $2::int) n) s`;

/** @type {[table: string, count: number, record: (readerId: string) => string][]} */
const FIXED = [
  [
    'users',
    PEOPLE,
    () => `'_id', 'u' || n, 'username', 'person' || n, 'usernameKey', 'person' || n, 'firstName', 'Person',
     'lastName', n::text, 'bio', '', 'website', '', 'avatar', '', 'seq', n, 'createdAt', ${AT}, 'updatedAt', ${AT}`,
  ],
  [
    'films',
    FILMS,
    () => `'_id', 'f' || n, 'seq', n, 'histogram', array_fill(0, array[10]), 'ratings', 0, 'stars', 0, 'watched', 0,
     'watchlist', 0, 'talk', array[]::int[], 'film', json_build_object('_id', 'f' || n, 'title', 'Film ' || n,
     'year', 1950 + n % 70, 'directors', array['Director ' || n % 100], 'countries', array['FR'],
     'languages', array['fr'], 'genres', array['Drama'])`,
  ],
  [
    'follows',
    FOLLOWEES,
    (readerId) => `'followerId', '${readerId}', 'followeeId', 'u' || n, 'seq', n`,
  ],
];

/**
 * Puts records into a table, whose columns are fields of theirs.
 * @param {Query} query
 * @param {string} table
 * @param {{ record: string, from: number, to: number, where?: string | undefined }} rows
 */
async function put(query, table, { record, from, to, where = 'true' }) {
  const columns = await query(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attname <> 'value'`,
    [`"${table}"`],
  );
  const names = columns.map(({ name }) => `"${String(name)}"`);
  const values = columns.map(({ name, type }) => `(v ->> '${String(name)}')::${String(type)}`);
  await query(
    `insert into "${table}" (${names.join(', ')}, value) select ${values.join(', ')}, v from
      (select ${HAVE_NULLS.has(table) ? '' : 'json_strip_nulls'}(json_build_object(${record})) as v
       from (${KINDS}) s, (select $3::text[] as words) w where ${where}) s on conflict do nothing`,
    [from, to, WORDS],
  );
}

/**
 * Fills a database that a server has made, and in which the reader has signed up. The server finds the words itself, at
 * its next start.
 * @param {Query} query
 * @param {string} readerId
 * @param {{ from: number, to: number }} posts how many there are, and shall be
 */
export async function fill(query, readerId, { from, to }) {
  if (from === 0)
    for (const [table, count, record] of FIXED)
      await put(query, table, { record: record(readerId), from: 1, to: count });
  for (const [table, perPost, record, where] of growing(readerId))
    await put(query, table, {
      record,
      from: Math.floor(from * perPost) + (from === 0 ? 0 : 1),
      to: Math.floor(to * perPost),
      where,
    });
  const read = { userId: readerId, readSeq: 50 * (to / 5 - UNREAD) + 3, off: [] };
  await query(
    `insert into "notificationSettings" ("userId", value) values ($1, $2)
     on conflict ("userId") do update set value = excluded.value`,
    [readerId, JSON.stringify(read)],
  );
  await query(`update installation set value = (value::jsonb || '{"sequence": 2000000}')::json`);
  await query('drop table words');
  // As PostgreSQL does by itself after a while, if it may, and the server for the embedded database each night.
  await query('vacuum analyze');
}
