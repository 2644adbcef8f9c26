import { ENTRY_TEXTS, type EntryText } from '../../../src/domain/entryTexts';
import { LIMITS } from '../../../src/domain/limits';
import { PROFILE_FIELDS, PROFILE_TEXTS } from '../../../src/domain/profile';
import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  aSignup,
  backendWith,
  expectMalformed,
  post,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

// Counting ten thousand emoji takes a while on a busy machine.
jest.setTimeout(60_000);

/** Each is one grapheme but several code units. */
const FAMILY = '👨‍👩‍👧‍👦';
const ACCENTED = 'e\u0301';
/** How many of the first are nearly forty thousand code units, which no text exceeds. */
const MOST_FAMILIES = 3_636;

/** The limits as documented, independent of the code. */
const LONGEST: Record<(typeof PROFILE_TEXTS)[number]['field'], number> = {
  firstName: 50,
  lastName: 50,
  bio: 300,
  website: 200,
};

describe('a profile', () => {
  const edges = PROFILE_TEXTS.flatMap(({ field }) =>
    ['n', FAMILY, ACCENTED].map((unit) => ({ field, limit: LONGEST[field], unit })),
  );

  test.each(edges)(
    'accepts a $field of $limit characters ($unit) and no more',
    async ({ field, limit, unit }) => {
      const { backend, me } = await backendWith('me');
      const start = field === 'website' ? 'https://a.example/' : '';
      const text = (length: number) => start + unit.repeat(length - start.length);
      const edit = (length: number) =>
        post(backend, '/api/users/edit', me.token, { userData: { [field]: text(length) } });
      expect(bodyOf(await edit(limit), 201, BODIES.user).user).toMatchObject({
        [field]: text(limit),
      });
      expectMalformed(await edit(limit + 1));
    },
  );

  test.each(PROFILE_FIELDS)('may have an empty %s', async (field) => {
    const { backend, me } = await backendWith('me');
    const answer = await post(backend, '/api/users/edit', me.token, { userData: { [field]: '' } });
    expect(bodyOf(answer, 201, BODIES.user).user).toMatchObject({ [field]: '' });
  });
});

const LONGEST_OF_ENTRY: Record<EntryText, number> = {
  text: 10_000,
};

describe('a diary entry', () => {
  const film = { filmId: 'vertigo-1958', watchedOn: '2026-10-30' };

  test.each(ENTRY_TEXTS)(
    'accepts a $field of the maximum length, and no longer',
    async ({ field }) => {
      const { backend, me } = await backendWith('me');
      const text = (length: number) => ({ [field]: ACCENTED.repeat(length) });
      const limit = LONGEST_OF_ENTRY[field];
      const write = (length: number) =>
        post(backend, '/api/diary', me.token, { entryData: { ...film, ...text(length) } });
      const { entry } = bodyOf(await write(limit), 201, BODIES.entry);
      expect(entry).toMatchObject(text(limit));
      expectMalformed(await write(limit + 1));
      const edit = (entryData: object) =>
        post(backend, `/api/diary/edit/${entry._id}`, me.token, { entryData });
      expectMalformed(await edit(text(limit + 1)));
      for (const nothing of [' ', null]) {
        const edited = await edit({ [field]: nothing });
        expect(bodyOf(edited, 201, BODIES.entry).entry).toMatchObject({ [field]: null });
      }
    },
  );
});

describe('a signup', () => {
  const edges: [field: string, limit: number, unit: string][] = [
    ['firstName', LIMITS.name, FAMILY],
    ['lastName', LIMITS.name, 'n'],
    ['username', LIMITS.username, 'u'],
    ['username', LIMITS.username, 'я'],
    ['username', LIMITS.username, '𝒳'],
    ['password', LIMITS.password, 'p'],
    ['password', LIMITS.password, FAMILY],
  ];

  test.each(edges)('accepts a %s of %i characters (%s) and no more', async (field, limit, unit) => {
    const { backend } = await createTestBackend();
    const join = (length: number) =>
      post(backend, '/api/auth/signup', undefined, { ...aSignup(), [field]: unit.repeat(length) });
    expectMalformed(await join(limit + 1));
    expect((await join(limit)).status).toBe(201);
  });

  test('needs a password', async () => {
    const { backend } = await createTestBackend();
    expectMalformed(await post(backend, '/api/auth/signup', undefined, aSignup({ password: '' })));
  });

  test('accepts a password of one character, and empty names', async () => {
    const { backend } = await createTestBackend();
    const { user } = await aPerson(backend, { password: 'x', firstName: '', lastName: '' });
    expect(user).toMatchObject({ firstName: '', lastName: '' });
  });
});

describe('a post', () => {
  test.each([
    ['t', LIMITS.postText],
    [ACCENTED, LIMITS.postText],
    [FAMILY, MOST_FAMILIES],
  ])(
    'can have ten thousand characters or forty thousand code units (%s) and no more, new or edited',
    async (unit, most) => {
      const { backend, author } = await backendWith('author');
      const [full, over] = [most, most + 1].map((n) => unit.repeat(n));
      const made = await aPost(backend, author, { content: full ?? '' });
      expect(made.content).toBe(full);
      const postData = aDraft({ content: over ?? '' });
      expectMalformed(await post(backend, '/api/posts', author.token, { postData }));
      const edit = (content: string | undefined) =>
        post(backend, `/api/posts/edit/${made._id}`, author.token, { postData: { content } });
      expectMalformed(await edit(over));
      expect((await edit(full)).status).toBe(201);
    },
  );

  test.each(['', ' ', '\n\t ', '\u00a0', '\u3000'])('needs more than “%s”', async (content) => {
    const { backend, author } = await backendWith('author');
    const postData = aDraft({ content });
    expectMalformed(await post(backend, '/api/posts', author.token, { postData }));
    const { _id } = await aPost(backend, author);
    expectMalformed(
      await post(backend, `/api/posts/edit/${_id}`, author.token, { postData: { content } }),
    );
  });

  test('cannot lose both its text and its photo', async () => {
    const { backend, author } = await backendWith('author');
    const photo = await aPost(backend, author, { content: '', photos: '/photos/red-seats.webp' });
    const path = `/api/posts/edit/${photo._id}`;
    expectMalformed(await post(backend, path, author.token, { postData: { photos: null } }));
  });

  test('keeps its text exactly as it was written', async () => {
    const { backend } = await createTestBackend();
    const content = '  <b>Tati</b>\n\n\u202eplaytime\u202c ' + FAMILY + '\u0000 ';
    const { content: stored } = await aPost(backend, await aPerson(backend), { content });
    expect(stored).toBe(content);
  });

  test.each(['a', 'A-z_9', 'x'.repeat(64)])('can have the id %s', async (_id) => {
    const { backend } = await createTestBackend();
    expect((await aPost(backend, await aPerson(backend), { _id }))._id).toBe(_id);
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a/b', 'a.b', 'é', 'a\n', '..'])(
    'cannot have the id “%s”',
    async (_id) => {
      const { backend, me } = await backendWith('me');
      expectMalformed(await post(backend, '/api/posts', me.token, { postData: aDraft({ _id }) }));
    },
  );
});
