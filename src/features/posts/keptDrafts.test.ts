import { parseKeptDrafts } from './keptDrafts';

const draft = { content: 'Half a sentence', photos: null };
const submittedAt = '2026-03-01T20:00:00Z';
const outgoing = { ...draft, _id: 'a', submittedAt, status: 'failed', problem: 'No.' };

it('takes drafts as they were kept', () => {
  const kept = { draft, editDrafts: { b: draft }, outbox: [outgoing] };
  expect(parseKeptDrafts(kept)).toMatchObject(kept);
});

it('offers again what was on its way when the page went', () => {
  const kept = {
    draft,
    editDrafts: {},
    outbox: [{ ...outgoing, status: 'sending', problem: null }],
  };
  expect(parseKeptDrafts(kept)?.outbox).toEqual([
    {
      ...outgoing,
      status: 'failed',
      problem: 'Cinefolk was closed before this post was published.',
    },
  ]);
});

it.each([
  ['nothing', undefined],
  ['a draft without text', { draft: { photos: null }, editDrafts: {}, outbox: [] }],
  ['edits of another shape', { draft, editDrafts: { b: 1 }, outbox: [] }],
  ['an outbox of another shape', { draft, editDrafts: {}, outbox: [{ ...outgoing, status: 'x' }] }],
])('believes nothing of %s', (_name, kept) => {
  expect(parseKeptDrafts(kept)).toBeNull();
});
