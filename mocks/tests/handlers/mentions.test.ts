import { LIMITS } from '../../../src/domain/limits';
import { aPerson, aPost, backendWith, everything, post } from '../../testing/builders';
import { pageOf, postWith } from '../../testing/threads';

describe('mentions', () => {
  /** Only Ada and Zoë exist. */
  async function named(content: string) {
    const { backend, author } = await backendWith('author');
    for (const username of ['Ada', 'Zoë']) await aPerson(backend, { username });
    return { backend, author, made: await aPost(backend, author, { content }) };
  }

  test.each([
    ['nobody if the text names nobody', 'Nothing but trees.', []],
    ['the people who are named, in the order of the text', '@Zoë, ask @Ada.', ['Zoë', 'Ada']],
    ['a person named in a different case, in their own spelling', '@ADA', ['Ada']],
    ['a person named several times only once', '@ada and @Ada and @ada', ['Ada']],
    ['a person whose name is typed in another Unicode form', '@Zoe\u0308', ['Zoë']],
    ['no unknown names', '@nobody-here and @Ada', ['Ada']],
    ['the people whose name a word follows directly', '@Adaさんと@Zoë님', ['Ada', 'Zoë']],
    ['the people named beside each other', '(@Ada/@Zoë)、こんにちは@Ada', ['Ada', 'Zoë']],
    ['nobody for an email address', 'Ada@example.com, someone@Ada', []],
    ['nobody for a name on another server', '@Ada@elsewhere.example', []],
    ['nobody for part of a longer name', '@Ada_Abara', []],
  ])('contain %s', async (_, content, usernames) => {
    const { made } = await named(content);
    expect(made.mentions).toEqual(usernames.map((username) => ({ username })));
  });

  test.each([
    ['the person with exactly that name', 'Ask @Jr., or @Ada.', ['Jr.', 'Ada']],
    ['nobody whose name lacks them', '@Jr. and @J-', ['Jr.', 'J-']],
  ])('of a name that ends in dots or hyphens contain %s', async (_, content, usernames) => {
    const { backend, author } = await named('Nobody yet');
    for (const username of ['Jr', 'Jr.', 'J-']) await aPerson(backend, { username });
    const { mentions } = await aPost(backend, author, { content });
    expect(mentions).toEqual(usernames.map((username) => ({ username })));
  });

  test('contain the first fifty names of a text, and no more', async () => {
    const names = Array.from({ length: LIMITS.mentions - 1 }, (_, place) => `@nobody${place}`);
    const { made } = await named([...names, '@Ada', '@Zoë'].join(' '));
    expect(made.mentions).toEqual([{ username: 'Ada' }]);
  });

  test('are included in replies too, in every list', async () => {
    const { backend, author, made } = await named('@Ada');
    const reply = await aPost(backend, author, { content: '@Zoë', replyTo: made._id });
    expect(reply.mentions).toEqual([{ username: 'Zoë' }]);
    const { posts } = await everything(backend);
    const thread = await pageOf(backend, `/api/posts?replyTo=${made._id}`);
    expect([posts[0]?.mentions, thread.posts[0]?.mentions]).toEqual([
      [{ username: 'Ada' }],
      [{ username: 'Zoë' }],
    ]);
  });

  test('change with an edit', async () => {
    const { backend, author, made } = await named('@Ada');
    const postData = { content: '@Zoë' };
    await post(backend, `/api/posts/edit/${made._id}`, author.token, { postData });
    expect((await postWith(backend, made._id)).mentions).toEqual([{ username: 'Zoë' }]);
  });

  test('contain a person as soon as somebody has that name', async () => {
    const { backend, made } = await named('@Ben');
    expect(made.mentions).toEqual([]);
    await aPerson(backend, { username: 'Ben' });
    expect((await postWith(backend, made._id)).mentions).toEqual([{ username: 'Ben' }]);
  });
});
