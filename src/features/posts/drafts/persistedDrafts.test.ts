import { aFilm } from '../../../testing/builders';
import { findDrafts } from './persistedDrafts';

const record = { content: 'Half a sentence', pictures: [] };
const draft = { content: 'Half a sentence', pictures: [] };
const sent = { submittedAt: '2026-03-01T20:00:00Z', status: 'failed', problem: 'No.' };

const find = (stored: Record<string, unknown>) =>
  findDrafts(new Map(Object.entries(stored)), 'me').found;

it('finds the composer’s drafts of every page, the newest first, with their photos', () => {
  const { earlierDrafts } = find({
    'drafts:me:composer:1': {
      content: 'Older',
      pictures: [
        { photo: 'drafts:me:photo:x', alt: 'A beam', width: 3, height: 2 },
        { photo: 'drafts:me:photo:gone' },
        { photo: 'drafts:me:photo:y' },
      ],
    },
    'drafts:me:composer:2': record,
    'drafts:me:photo:x': 'data:,x',
    'drafts:me:photo:y': 'data:,y',
  });
  expect(earlierDrafts).toEqual([
    { ...draft, _id: '2' },
    {
      content: 'Older',
      pictures: [{ src: 'data:,x', alt: 'A beam', width: 3, height: 2 }, { src: 'data:,y' }],
      _id: '1',
    },
  ]);
});

it('finds the photo of a draft that an earlier release stored, and its description', () => {
  const { earlierDrafts } = find({
    'drafts:me:composer:1': { content: '', photo: 'drafts:me:photo:x', alt: 'A beam' },
    'drafts:me:photo:x': 'data:,x',
  });
  expect(earlierDrafts).toEqual([
    { content: '', pictures: [{ src: 'data:,x', alt: 'A beam' }], _id: '1' },
  ]);
  expect(find({ 'drafts:me:composer:1': { content: 'Ran', photo: null } }).earlierDrafts).toEqual([
    { content: 'Ran', pictures: [], _id: '1' },
  ]);
});

const ABOUT_FILM = {
  film: aFilm(),
  rating: 3.5,
  watchedOn: '2026-11-03',
  again: true,
  spoilers: true,
};

it('finds a draft’s film fields, in the outbox and in an edit too', () => {
  const about = { ...record, ...ABOUT_FILM };
  const { earlierDrafts, editDrafts, outbox } = find({
    'drafts:me:composer:1': about,
    'drafts:me:edit:1:b': about,
    'drafts:me:outgoing:a': { ...about, ...sent },
  });
  for (const found of [...earlierDrafts, ...Object.values(editDrafts), ...outbox])
    expect(found).toMatchObject({ ...draft, ...ABOUT_FILM });
  expect([earlierDrafts.length, outbox.length]).toEqual([1, 1]);
});

it('finds edits by their posts, and posts that were being sent', () => {
  const { editDrafts, outbox } = find({
    'drafts:me:edit:1:b': record,
    'drafts:me:outgoing:a': { ...record, ...sent },
  });
  expect(editDrafts).toEqual({ b: draft });
  expect(outbox).toEqual([{ ...draft, ...sent, _id: 'a' }]);
});

it('finds posts that were being sent in the order in which they were written', () => {
  const { outbox } = find({
    'drafts:me:outgoing:2': { ...record, ...sent },
    'drafts:me:outgoing:1': { ...record, ...sent },
    'drafts:me:outgoing:3': { ...record, ...sent },
  });
  expect(outbox.map(({ _id }) => _id)).toEqual(['1', '2', '3']);
});

it('offers another tab’s version of the same edit in the composer', () => {
  const { editDrafts, earlierDrafts } = find({
    'drafts:me:edit:1:b': { ...record, content: 'One way' },
    'drafts:me:edit:2:b': { ...record, content: 'Another way' },
  });
  expect(editDrafts).toEqual({ b: { ...draft, content: 'Another way' } });
  expect(earlierDrafts).toMatchObject([{ content: 'One way' }]);
});

it.each([
  ['a draft without text', 'drafts:me:composer:1', { photo: null }],
  ['a draft whose pictures are none', 'drafts:me:composer:1', { ...record, pictures: 'x' }],
  ['a draft of something that is no film', 'drafts:me:composer:1', { ...record, film: 'Vertigo' }],
  ['a draft with stars that nobody gives', 'drafts:me:composer:1', { ...record, rating: 3.7 }],
  [
    'a draft of a day that never was',
    'drafts:me:composer:1',
    { ...record, watchedOn: '2026-02-30' },
  ],
  ['an edit of no post', 'drafts:me:edit:1', record],
  ['a sent post of another shape', 'drafts:me:outgoing:a', { ...record, ...sent, status: 'x' }],
  ['a kind nobody knows', 'drafts:me:poem:1', record],
  ['a record without a kind', 'drafts:me', record],
])('believes nothing of %s, and leaves it alone', (_name, key, value) => {
  const { found, keys } = findDrafts(new Map([[key, value]]), 'me');
  expect(found).toEqual({ earlierDrafts: [], replyDrafts: {}, editDrafts: {}, outbox: [] });
  expect(keys).toEqual([]);
});
