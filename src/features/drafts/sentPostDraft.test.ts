import { aFilm, aSharedList } from '../../testing/builders';
import type { PostDraft } from './postDraft';
import { newPostOf, postEditOf } from './sentPostDraft';

const words = { content: 'The tower', pictures: [] };
const before: PostDraft = {
  ...words,
  film: aFilm(),
  rating: 4,
  watchedOn: '2026-11-03',
  again: true,
  spoilers: true,
  list: aSharedList(),
};

it('sends a new post with its film fields, and the ids of its film and list', () => {
  const { film: _film, list: _list, ...said } = before;
  expect(newPostOf(before)).toEqual({ ...said, filmId: 'vertigo-1958', listId: 'rain' });
});

it('sends no film fields without a film', () => {
  expect(newPostOf({ ...words, film: aFilm(), again: false, rating: undefined })).toEqual({
    ...words,
    filmId: 'vertigo-1958',
  });
  expect(newPostOf({ ...words, rating: 4 })).toEqual(words);
});

describe('an edit', () => {
  const content = words.content;

  it('sends only the text if nothing else changed', () => {
    expect(postEditOf({ ...before, film: aFilm({ watched: true }) }, before)).toEqual({
      content,
    });
    expect(postEditOf(words, words)).toEqual({ content });
  });

  it.each([
    ['another film', { film: aFilm({ _id: 'rear-window-1954' }) }, { filmId: 'rear-window-1954' }],
    ['other stars', { rating: 4.5 }, { rating: 4.5 }],
    ['no stars', { rating: undefined }, { rating: null }],
    ['another day', { watchedOn: '2026-11-02' }, { watchedOn: '2026-11-02' }],
    ['no day', { watchedOn: undefined }, { watchedOn: null }],
    ['a first time', { again: false }, { again: false }],
    ['a picture', { pictures: [{ src: 'data:,x' }] }, { pictures: [{ src: 'data:,x' }] }],
    ['no spoilers', { spoilers: undefined }, { spoilers: false }],
    ['another list', { list: aSharedList({ _id: 'roofs' }) }, { listId: 'roofs' }],
    ['no list', { list: undefined }, { listId: null }],
  ])('sends %s, and that alone', (_name, change, sent) => {
    expect(postEditOf({ ...before, ...change }, before)).toEqual({ content, ...sent });
  });

  it.each([
    ['a second one', [{ src: 'a', alt: 'A beam' }, { src: 'b' }]],
    ['another description', [{ src: 'a', alt: 'A projector' }]],
    ['no description', [{ src: 'a' }]],
    ['none any more', []],
  ])('sends all pictures where there is %s', (_name, pictures) => {
    const post = { ...words, pictures: [{ src: 'a', alt: 'A beam', width: 3, height: 2 }] };
    expect(postEditOf({ ...post, pictures }, post)).toEqual({ content, pictures });
    expect(postEditOf({ ...post, pictures: [{ src: 'a', alt: 'A beam' }] }, post)).toEqual({
      content,
    });
  });

  it('removes all film fields with the film', () => {
    expect(postEditOf({ ...words, list: before.list }, before)).toEqual({ content, filmId: null });
  });

  it('adds a film to a post that had none', () => {
    expect(postEditOf({ ...words, film: aFilm(), rating: 3 }, words)).toEqual({
      content,
      filmId: 'vertigo-1958',
      rating: 3,
    });
  });

  it('sends everything if the server’s version is unknown', () => {
    const { film: _film, list: _list, ...said } = before;
    const ids = { filmId: 'vertigo-1958', listId: 'rain' };
    expect(postEditOf(before, null)).toEqual({ ...said, ...ids, tags: [] });
    expect(postEditOf(words, null)).toEqual({ ...words, filmId: null, listId: null });
  });
});
