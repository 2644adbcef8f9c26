import { draftTyped } from '../../testing/drafts';
import { places } from './draftRecord';
import {
  entryDraftChanged,
  profileDraftChanged,
  selectEntryDraft,
  selectProfileDraft,
} from './draftsSlice';
import type { PostDraft } from './postDraft';
import {
  stateAfter,
  after,
  at,
  waiting,
  waitingTexts,
  typed,
  replied,
  edited,
  record,
  found,
} from '../../testing/draftEvents';

describe('restored drafts', () => {
  const [older, newer] = [record('1', { content: 'Older' }), record('2', { content: 'Newer' })];

  it('fill their empty place with the newest of them; the others wait', () => {
    expect(after(found(newer, older)).content).toBe('Newer');
    expect(waiting(found(newer, older))).toEqual([{ ...older, isWaiting: true }]);
    expect(after(found({ ...older, isWaiting: true })).content).toBe('Older');
  });

  it.each([places.post, places.reply('p')])('wait if something was typed at %s since', (place) => {
    const stored = { ...older, place };
    const events = [typed, replied('p', 'Typed'), found(stored)];
    expect(at(place, ...events)?.content).toBe('Typed');
    expect(waiting(...events)).toEqual([{ ...stored, isWaiting: true }]);
  });

  it('are offered to the composer if their post is being edited otherwise', () => {
    const stored = record('1', { content: 'Another way' }, places.edit('a'));
    const events = [edited('a', { content: 'One way' }), found(stored)];
    expect(at(places.edit('a'), ...events)?.content).toBe('One way');
    expect(waitingTexts(...events)).toEqual([['post', 'Another way']]);
  });

  it.each<[what: string, first: Partial<PostDraft>, second: Partial<PostDraft>, count: number]>([
    ['the text goes on', { content: 'Words and more' }, { content: 'Words' }, 1],
    ['both are the same', { content: 'Words' }, { content: 'Words' }, 1],
    ['texts differ', { content: 'Words' }, { content: 'Others' }, 2],
    ['a photo was added', { pictures: [{ src: 'data:,1' }] }, {}, 1],
    ['photos differ', { pictures: [{ src: 'data:,1' }] }, { pictures: [{ src: 'data:,2' }] }, 2],
    [
      'a description goes on',
      { pictures: [{ src: 'data:,1', alt: 'A beam' }] },
      { pictures: [{ src: 'data:,1', alt: 'A' }] },
      1,
    ],
  ])('are offered without their earlier versions: %s', (_what, first, second, count) => {
    const events = [typed, found(record('2', first), record('1', second))];
    expect(waiting(...events)).toHaveLength(count);
  });

  it('are not offered if the composer includes them', () => {
    expect(waiting(draftTyped({ content: 'Older and more' }), found(older))).toEqual([]);
  });

  it('of a form have their fields merged below newer ones', () => {
    const stored = found(
      { _id: '1', kind: 'profile', place: places.profile, draft: { bio: 'Old', lastName: 'Bell' } },
      { _id: '2', kind: 'entry', place: places.entry('e'), draft: { text: 'Old', rating: 4 } },
    );
    const state = stateAfter(
      profileDraftChanged({ bio: 'New' }),
      entryDraftChanged({ entryId: 'e', change: { text: 'New' } }),
      stored,
    );
    expect(selectProfileDraft(state)).toEqual({ bio: 'New', lastName: 'Bell' });
    expect(selectEntryDraft(state, 'e')?.draft).toEqual({ text: 'New', rating: 4 });
  });
});
