import { draftTyped } from '../../testing/drafts';
import { changeSettled } from '../../api/actions';
import { loggedOut } from '../auth/authSlice';
import { places } from './draftRecord';
import {
  draftDiscarded,
  draftResumed,
  draftsSlice,
  postSubmitted,
  profileDraftChanged,
  publishedInOtherTab,
} from './draftsSlice';
import {
  stateAfter,
  after,
  at,
  waiting,
  waitingTexts,
  outbox,
  EMPTY,
  draft,
  typed,
  edited,
  record,
  found,
} from '../../testing/draftEvents';

describe('a waiting draft', () => {
  const waits = { ...record('1', { content: 'Waiting' }), isWaiting: true };

  it('swaps places with the one in the composer', () => {
    const events = [typed, found(waits), draftResumed('1')];
    expect(after(...events).content).toBe('Waiting');
    expect(waitingTexts(...events)).toEqual([['post', 'Typed']]);
  });

  it('leaves nothing behind in an empty composer', () => {
    const events = [typed, found(waits), draftTyped({ content: '' }), draftResumed('1')];
    expect(after(...events).content).toBe('Waiting');
    expect(waiting(...events)).toEqual([]);
  });

  it('is discarded by itself, and a missing one is not resumed', () => {
    const other = { ...record('2', { content: 'Other' }), isWaiting: true };
    const events = [typed, found(other, waits)];
    expect(waitingTexts(...events, draftDiscarded('1'))).toEqual([['post', 'Other']]);
    expect(waitingTexts(...events, draftResumed('gone'))).toEqual(waitingTexts(...events));
  });
});

describe('what was published in another tab', () => {
  const elsewhere = publishedInOtherTab({ postId: 'a', content: ' Published ', pictures: [] });

  it('is dropped here wherever it is the same, ignoring surrounding white space', () => {
    const same = { content: 'Published' };
    const events = [draftTyped(same), edited('a', same), edited('b', same), elsewhere];
    expect(after(...events)).toEqual(EMPTY);
    expect(at(places.edit('a'), ...events)).toBeUndefined();
    expect(at(places.edit('b'), ...events)?.content).toBe('Published');
    expect(waiting(typed, found(record('1', same)), elsewhere)).toEqual([]);
  });

  it('leaves other texts and photos alone', () => {
    const other = { content: 'Published', pictures: [{ src: 'data:,x' }] };
    expect(after(draftTyped(other), elsewhere)).toEqual(other);
    expect(at(places.edit('a'), edited('a', { content: 'Other' }), elsewhere)).toBeDefined();
  });

  it('leaves the outbox', () => {
    const submitted = postSubmitted(draft);
    const { _id: postId } = submitted.payload;
    expect(outbox(submitted, elsewhere)).toHaveLength(1);
    expect(outbox(submitted, publishedInOtherTab({ ...draft, postId }))).toEqual([]);
  });
});

it('is reset when the session changes', () => {
  const used = [typed, postSubmitted(draft), profileDraftChanged({ bio: 'Row F' })];
  expect(stateAfter(...used, loggedOut())).toEqual(stateAfter());
});

it('is the same after a change that no draft was sent with, so that nothing is stored again', () => {
  const { drafts: before } = stateAfter(typed);
  const like = changeSettled({ id: 'like:a', kind: 'like', sent: true, revision: 1 });
  expect(draftsSlice.reducer(before, like)).toBe(before);
});
