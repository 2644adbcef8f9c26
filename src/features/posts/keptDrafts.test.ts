import { createMemoryKeeper } from '../../testing/memoryKeeper';
import { forgetKeptOutgoing, parseKeptDrafts } from './keptDrafts';

const draft = { content: 'Half a sentence', photos: null };
const submittedAt = '2026-03-01T20:00:00Z';
const outgoing = { ...draft, _id: 'a', submittedAt, status: 'failed', problem: 'No.' };

it('takes drafts as they were kept', () => {
  const kept = { draft, editDrafts: { b: draft }, outbox: [outgoing] };
  expect(parseKeptDrafts(kept)).toMatchObject(kept);
});

it('forgets a post that reached the server after its writer had left, and that one alone', async () => {
  const keeper = createMemoryKeeper();
  const other = { ...outgoing, _id: 'c' };
  await keeper.write('drafts:me', { draft, editDrafts: {}, outbox: [outgoing, other] });
  await forgetKeptOutgoing(keeper, 'me', 'a');
  expect(parseKeptDrafts(await keeper.read('drafts:me'))?.outbox).toEqual([other]);
});

it.each([
  ['nothing', undefined],
  ['a draft without text', { draft: { photos: null }, editDrafts: {}, outbox: [] }],
  ['edits of another shape', { draft, editDrafts: { b: 1 }, outbox: [] }],
  ['an outbox of another shape', { draft, editDrafts: {}, outbox: [{ ...outgoing, status: 'x' }] }],
])('believes nothing of %s', (_name, kept) => {
  expect(parseKeptDrafts(kept)).toBeNull();
});
