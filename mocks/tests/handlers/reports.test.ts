import { aPost, backendWith, expectRefusal, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { aList } from '../../testing/lists';
import {
  aboutList,
  aboutPost,
  aboutUser,
  act,
  report,
  reportsSeen,
  tryReport,
} from '../../testing/moderation';
import { BODIES } from '../../testing/shapes';

/** An admin, an author with a post, and a reader. */
const stage = async () => {
  const test = await backendWith('admin', 'author', 'reader');
  await aPost(test.backend, test.author, { _id: 'made' });
  return test;
};

test('moderators see what was reported, by whom and why', async () => {
  const { backend, admin, author, reader } = await stage();
  await report(backend, reader, aboutPost('made'), '  Spam.  ');
  const { reports, open } = await reportsSeen(backend, admin);
  expect(open).toBe(1);
  expect(reports).toMatchObject([
    {
      subject: { kind: 'post', id: 'made', post: { author: { _id: author.user._id } } },
      reason: 'Spam.',
      reporter: { _id: reader.user._id },
      settled: null,
    },
  ]);
});

test('the same person reports the same thing once', async () => {
  const { backend, reader } = await stage();
  await report(backend, reader, aboutPost('made'));
  expectRefusal(await tryReport(backend, reader, aboutPost('made')), 'alreadyReported');
});

test('a list, a person and a film that a member added can be reported', async () => {
  const { backend, admin, author, reader } = await stage();
  const { _id } = await aList(backend, author);
  const filmData = { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] };
  const added = await post(backend, '/api/films', author.token, { filmData });
  const { film } = bodyOf(added, 201, BODIES.film);
  await report(backend, reader, aboutList(_id));
  await report(backend, reader, aboutUser(author));
  await report(backend, reader, { kind: 'film', id: film._id });
  expect((await reportsSeen(backend, admin)).reports.map(({ subject }) => subject)).toMatchObject([
    { kind: 'film', film: { title: 'Our Holiday Reel' }, addedBy: { _id: author.user._id } },
    { kind: 'user', user: { _id: author.user._id } },
    { kind: 'list', list: { _id, title: 'Rain on windows' } },
  ]);
});

test('nobody reports themselves or what is theirs', async () => {
  const { backend, author } = await stage();
  const { _id } = await aList(backend, author);
  for (const about of [aboutPost('made'), aboutUser(author), aboutList(_id)])
    expectRefusal(await tryReport(backend, author, about), 'reportsOwn');
});

test('what is not there, or private, or in the catalogue, is not reported', async () => {
  const { backend, author, reader } = await stage();
  const { _id } = await aList(backend, author, [], { public: false });
  const refused = async (kind: 'post' | 'user' | 'film' | 'list', id: string) =>
    tryReport(backend, reader, { kind, id });
  expectRefusal(await refused('post', 'none'), 'postNotFound');
  expectRefusal(await refused('user', 'none'), 'userNotFound');
  expectRefusal(await refused('film', 'none'), 'filmNotFound');
  expectRefusal(await refused('list', _id), 'listNotFound');
  expectRefusal(await refused('film', 'vertigo-1958'), 'reportsCatalogue');
});

test('a moderator who is blocked still sees a report about who blocks them', async () => {
  const { backend, admin, author, reader } = await stage();
  await post(backend, `/api/users/block/${admin.user._id}`, author.token);
  await report(backend, reader, aboutPost('made'));
  const [seen] = (await reportsSeen(backend, admin)).reports;
  expect(seen?.subject).toMatchObject({ post: { _id: 'made' } });
});

test('open reports come first, each the newest first, page by page', async () => {
  const { backend, admin, author, reader } = await stage();
  for (const _id of ['two', 'three']) await aPost(backend, author, { _id });
  for (const id of ['made', 'two', 'three']) await report(backend, reader, aboutPost(id));
  await act(backend, admin, 'dismiss', aboutPost('three'));
  const first = await reportsSeen(backend, admin, '?limit=2');
  const rest = await reportsSeen(backend, admin, `?limit=2&cursor=${first.nextCursor}`);
  const idsIn = ({ reports }: typeof first) => reports.map(({ subject }) => subject.id);
  expect([idsIn(first), idsIn(rest), rest.nextCursor]).toEqual([['two', 'made'], ['three'], null]);
  expect(first.open).toBe(2);
});

test('an act settles all reports about the same thing, and says so', async () => {
  const { backend, admin, author, reader } = await stage();
  await aPost(backend, author, { _id: 'other' });
  await report(backend, reader, aboutPost('made'));
  await report(backend, admin, aboutPost('made'));
  await report(backend, reader, aboutPost('other'));
  await act(backend, admin, 'take-down', aboutPost('made'), { reason: 'Spam.' });
  const { reports, open } = await reportsSeen(backend, admin);
  const by = expect.objectContaining({ _id: admin.user._id });
  const settled = { act: 'take-down', by, reason: 'Spam.', createdAt: '2026-11-01T12:00:00Z' };
  expect(open).toBe(1);
  expect(reports.map((one) => [one.subject.id, one.settled])).toEqual([
    ['other', null],
    ['made', settled],
    ['made', settled],
  ]);
});
