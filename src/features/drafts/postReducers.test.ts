import { aFilm, aSharedList } from '../../testing/builders';
import { draftTyped } from '../../testing/drafts';
import { places } from './draftRecord';
import {
  draftDropped,
  editSaved,
  filmPostStarted,
  listPostStarted,
  replyOrphaned,
  selectHasDraft,
} from './draftsSlice';
import type { PostDraft } from './postDraft';
import {
  stateAfter,
  after,
  at,
  waiting,
  waitingTexts,
  EMPTY,
  draft,
  replyTo,
  typed,
  replied,
  edited,
  record,
  found,
} from '../../testing/draftEvents';

describe('a post', () => {
  it('starts as an empty draft, and grows field by field', () => {
    expect(after()).toEqual(EMPTY);
    const pictures = [{ src: 'data:,x' }];
    expect(after(typed, draftTyped({ pictures }))).toEqual({ content: 'Typed', pictures });
    expect(after(typed, draftDropped(places.post))).toEqual(EMPTY);
  });

  it('is removed once it is empty', () => {
    const state = stateAfter(typed, draftTyped({ content: '' }));
    expect(selectHasDraft(state, places.post)).toBe(false);
    expect(state).toEqual(stateAfter());
  });
});

describe('a post about a film', () => {
  const [vertigo, playtime] = [aFilm(), aFilm({ _id: 'playtime-1967', title: 'Playtime' })];

  it('keeps the text in the composer', () => {
    const events = [draftTyped({ content: 'Dizzy' }), filmPostStarted(vertigo)];
    expect(after(...events)).toMatchObject({ content: 'Dizzy', film: { _id: 'vertigo-1958' } });
    expect(waiting(...events)).toEqual([]);
  });

  it('lets a draft about another film wait', () => {
    const begun = draftTyped({ content: 'Dizzy', film: vertigo, rating: 5, spoilers: true });
    const other = filmPostStarted(playtime);
    const { watchedOn } = other.payload;
    expect(after(begun, other)).toEqual({ ...EMPTY, film: playtime, watchedOn });
    expect(waiting(begun, other)).toMatchObject([{ draft: after(begun) }]);
  });

  it('replaces another film without any content', () => {
    const events = [filmPostStarted(vertigo), filmPostStarted(playtime)];
    expect(after(...events).film).toMatchObject({ _id: 'playtime-1967' });
    expect(waiting(...events)).toEqual([]);
  });

  it('continues a draft about the same film', () => {
    const begun = draftTyped({ film: vertigo, rating: 5, watchedOn: '2026-01-02' });
    expect(after(begun, filmPostStarted(vertigo))).toEqual(after(begun));
  });
});

describe('a post about a list', () => {
  const rain = aSharedList();
  const started = listPostStarted(rain);

  it('keeps the text in the composer', () => {
    const events = [draftTyped({ content: 'Dizzy' }), started];
    expect(after(...events)).toMatchObject({ content: 'Dizzy', list: rain });
    expect(waiting(...events)).toEqual([]);
  });

  it.each([
    ['a film', { film: aFilm() }],
    ['another list', { list: aSharedList({ _id: 'roofs' }) }],
  ])('lets a draft about %s wait', (_name, about) => {
    const begun = draftTyped({ content: 'Dizzy', ...about });
    expect(after(begun, started)).toEqual({ ...EMPTY, list: rain });
    expect(waiting(begun, started)).toMatchObject([{ draft: after(begun) }]);
  });

  it('continues a draft about the same list', () => {
    const begun = draftTyped({ content: 'Dizzy', film: aFilm(), list: rain });
    expect(after(begun, started)).toEqual(after(begun));
  });
});

describe('a reply', () => {
  it('is a draft of its own for each post, and is removed once it is empty', () => {
    const events = [replied('p', 'To you'), replied('q', 'To another')];
    expect(at(places.reply('p'), ...events)).toMatchObject({
      content: 'To you',
      replyTo: replyTo('p'),
    });
    expect(after(...events)).toEqual(EMPTY);
    const state = stateAfter(...events, replied('p', ''));
    expect(selectHasDraft(state, places.reply('p'))).toBe(false);
    expect(selectHasDraft(state, places.reply('q'))).toBe(true);
  });

  it('is offered as a post if the one that it answers is gone, with those that wait', () => {
    const old = record('old', { content: 'Older', replyTo: replyTo('p') }, places.reply('p'));
    const events = [replied('p', 'To you'), replied('q', 'Stays'), found(old), replyOrphaned('p')];
    expect(waitingTexts(...events)).toEqual([
      ['post', 'To you'],
      ['post', 'Older'],
    ]);
    expect(waiting(...events).flatMap((one) => one.draft.replyTo ?? [])).toEqual([]);
    expect(at(places.reply('q'), ...events)?.content).toBe('Stays');
  });
});

describe('an edit', () => {
  it('keeps what was typed while a photo was being prepared, and may empty its post', () => {
    const pictures = [{ src: 'data:,x' }];
    const events = [edited('a', { content: 'Typed' }), edited('a', { pictures })];
    expect(at(places.edit('a'), ...events)).toEqual({ content: 'Typed', pictures });
    expect(at(places.edit('a'), edited('a', { content: '' }))).toEqual(EMPTY);
  });

  it.each<[what: string, since: Partial<PostDraft>, isKept: boolean]>([
    ['is dropped once it is saved', {}, false],
    ['is dropped if only white space was added since', { content: ' Half a sentence ' }, false],
    ['stays if its text was changed since', { content: 'Half a sentence, more' }, true],
    ['stays if its photo was changed since', { pictures: [{ src: 'data:,x' }] }, true],
  ])('%s', (_what, since, isKept) => {
    const saved = editSaved({ postId: 'a', ...draft });
    const events = [edited('a', since), edited('b', {}), saved];
    expect(at(places.edit('a'), ...events) !== undefined).toBe(isKept);
    expect(at(places.edit('b'), ...events)).toEqual(draft);
  });

  it('stays if a description was changed since', () => {
    const described = (alt: string) => ({ pictures: [{ src: 'data:,a', alt }] });
    const saved = editSaved({ postId: 'a', ...draft, ...described('A beam') });
    const longer = edited('a', described('A beam of light'));
    expect(at(places.edit('a'), edited('a', described('A beam')), saved)).toBeUndefined();
    expect(at(places.edit('a'), longer, saved)).toMatchObject(described('A beam of light'));
  });

  it('is dropped by itself', () => {
    const events = [edited('a', {}), edited('b', {}), draftDropped(places.edit('a'))];
    expect(at(places.edit('a'), ...events)).toBeUndefined();
    expect(at(places.edit('b'), ...events)).toEqual(draft);
  });

  it('is not found for a post whose id is an inherited property', () => {
    expect(at(places.edit('constructor'))).toBeUndefined();
    expect(at(places.edit('constructor'), edited('constructor', {}))).toEqual(draft);
  });
});
