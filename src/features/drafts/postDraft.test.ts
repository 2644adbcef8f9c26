import { aFilm } from '../../testing/builders';
import {
  changedDraft,
  draftOf,
  EMPTY_DRAFT,
  contains,
  isEmptyDraft,
  isSameDraft,
  type PostDraft,
} from './postDraft';

const first = { src: 'data:,x', alt: 'A stair' };
const second = { src: 'data:,z', alt: 'Her coat' };

const full: PostDraft = {
  content: 'The tower',
  pictures: [first, second],
  film: aFilm(),
  rating: 4.5,
  watchedOn: '2026-11-03',
  again: true,
  spoilers: true,
};

/** For each field, the same draft with another value. */
const others: [string, PostDraft][] = [
  ['content', { ...full, content: 'A tower' }],
  ['first picture', { ...full, pictures: [{ src: 'data:,y', alt: 'A stair' }, second] }],
  ['second picture', { ...full, pictures: [first] }],
  ['pictures’ order', { ...full, pictures: [second, first] }],
  ['first description', { ...full, pictures: [{ ...first, alt: 'The bell' }, second] }],
  ['second description', { ...full, pictures: [first, { ...second, alt: 'The bell' }] }],
  ['film', { ...full, film: aFilm({ _id: 'rear-window-1954' }) }],
  ['rating', { ...full, rating: 4 }],
  ['watchedOn', { ...full, watchedOn: '2026-11-02' }],
  ['again', { ...full, again: false }],
  ['spoilers', { ...full, spoilers: undefined }],
];

it.each(others)('tells two drafts apart by their %s', (_field, other) => {
  expect(isSameDraft(full, other)).toBe(false);
  expect(contains(other, full)).toBe(false);
});

it('treats drafts as equal despite surrounding white space, or other data about the film', () => {
  const other = { ...full, content: ' The tower\n', film: aFilm({ watched: true }) };
  expect(isSameDraft(full, other)).toBe(true);
  expect(isSameDraft({ ...EMPTY_DRAFT, again: false }, EMPTY_DRAFT)).toBe(true);
});

it('includes what an earlier version lacked', () => {
  const { content, pictures } = full;
  expect(contains(full, { content: content.slice(0, 3), pictures: [] })).toBe(true);
  expect(contains(full, { content, pictures: [{ ...first, alt: 'A' }] })).toBe(true);
  expect(contains(full, { content, pictures, film: aFilm() })).toBe(true);
  expect(contains({ content, pictures }, full)).toBe(false);
});

it('is empty without content, but not with only a film', () => {
  expect(isEmptyDraft({ ...EMPTY_DRAFT, again: false, film: undefined })).toBe(true);
  expect(isEmptyDraft({ ...EMPTY_DRAFT, film: aFilm() })).toBe(false);
});

it('takes from a post all that can be edited, and nothing else', () => {
  expect(draftOf({ ...full, ...{ _id: 'a', likes: 3 } })).toEqual(full);
});

it('loses the film’s fields with the film, and keeps them with the same film', () => {
  const without = changedDraft(full, { film: undefined });
  expect(without).toEqual({ content: 'The tower', pictures: [first, second] });
  expect(changedDraft(full, { film: aFilm({ watched: true }) })).toMatchObject({ rating: 4.5 });
  const other = { film: aFilm({ _id: 'rear-window-1954' }), watchedOn: '2026-11-20' };
  expect(changedDraft(full, other)).toMatchObject({ watchedOn: '2026-11-20', rating: undefined });
});

it('keeps its film when its photo is removed', () => {
  expect(changedDraft(full, { pictures: [] })).toEqual({ ...full, pictures: [] });
});
