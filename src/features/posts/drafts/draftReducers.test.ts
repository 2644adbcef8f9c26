import type { Draft } from './draft';
import type { EarlierDraft } from './draftState';
import {
  draftChanged,
  draftDiscarded,
  draftsRestored,
  draftResumed,
  editDraftChanged,
  editSaved,
  postAccepted,
  postRefused,
  postRetried,
  postsSlice,
  postSubmitted,
  publishedInOtherTab,
  selectDraft,
  selectEditDraft,
  selectOutbox,
  selectEarlierDrafts,
  type PostsState,
} from '../postsSlice';

type Event = Parameters<typeof postsSlice.reducer>[1];

const stateAfter = (...events: Event[]): { posts: PostsState } => ({
  posts: events.reduce<PostsState>(
    postsSlice.reducer,
    postsSlice.reducer(undefined, { type: 'start' }),
  ),
});
const draftAfter = (...events: Event[]) => selectDraft(stateAfter(...events));
const outboxAfter = (...events: Event[]) => selectOutbox(stateAfter(...events));
const earlierAfter = (...events: Event[]) => selectEarlierDrafts(stateAfter(...events));
const editAfter = (...events: Event[]) => selectEditDraft(stateAfter(...events), 'a');

const draft = { content: 'Half a sentence', pictures: [] };
const nothing = { earlierDrafts: [], replyDrafts: {}, editDrafts: {}, outbox: [] };
const found = (...earlierDrafts: EarlierDraft[]) => draftsRestored({ ...nothing, earlierDrafts });
const edit = (change: Partial<Draft>) => editDraftChanged({ postId: 'a', post: draft, change });

it('starts with an empty draft, without earlier drafts, edits or outgoing posts', () => {
  expect(draftAfter()).toEqual({ content: '', pictures: [] });
  expect(earlierAfter()).toEqual([]);
  expect(outboxAfter()).toEqual([]);
  expect(editAfter()).toBeUndefined();
});

describe('an outgoing post', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-02T12:00:00.900Z') }));
  afterEach(() => jest.useRealTimers());

  const send = () => {
    const [one, other] = [postSubmitted(draft), postSubmitted(draft)];
    return { one, other, postId: one.payload._id };
  };

  it('knows when it was last sent', () => {
    const { one, postId } = send();
    jest.setSystemTime(new Date('2026-05-02T12:01:00Z'));
    expect(outboxAfter(one)).toMatchObject([{ submittedAt: '2026-05-02T12:00:00Z' }]);
    expect(outboxAfter(one, postRetried(postId))).toMatchObject([
      { submittedAt: '2026-05-02T12:01:00Z' },
    ]);
  });

  it('fails and is sent again separately', () => {
    const { one, other, postId } = send();
    const refused = [one, other, postRefused({ postId, problem: 'No space.' })];
    expect(outboxAfter(...refused)).toMatchObject([
      { status: 'failed', problem: 'No space.' },
      { status: 'sending', problem: null },
    ]);
    const otherRefused = postRefused({ postId: other.payload._id, problem: 'Too late.' });
    expect(outboxAfter(...refused, otherRefused, postRetried(postId))).toMatchObject([
      { status: 'sending', problem: null },
      { status: 'failed', problem: 'Too late.' },
    ]);
  });

  it('ignores an answer for a post that was already accepted', () => {
    const { one, postId } = send();
    const lazyComponent = [postRefused({ postId, problem: 'Late.' }), postRetried(postId)];
    expect(outboxAfter(one, postAccepted(postId), ...lazyComponent)).toEqual([]);
  });

  it('is restored on a page that has not sent any', () => {
    const stored = { ...send().one.payload, status: 'failed' as const, problem: 'Offline.' };
    expect(outboxAfter(draftsRestored({ ...nothing, outbox: [stored] }))).toEqual([stored]);
  });

  it('comes before those sent later if it was restored', () => {
    const stored = { ...send().one.payload, status: 'failed' as const, problem: 'Offline.' };
    const since = postSubmitted(draft);
    const outbox = outboxAfter(since, draftsRestored({ ...nothing, outbox: [stored] }));
    expect(outbox.map(({ _id }) => _id)).toEqual([stored._id, since.payload._id]);
  });
});

describe('earlier drafts', () => {
  const one = { _id: '1', content: 'One', pictures: [] };
  const two = { _id: '2', content: 'Two', pictures: [{ src: 'data:,2' }] };
  const typed = draftChanged({ content: 'Typed' });

  it('are discarded one by one', () => {
    expect(earlierAfter(typed, found(two, one), draftDiscarded('1'))).toEqual([two]);
  });

  it('stay unchanged when a missing one is requested', () => {
    const before = [typed, found(two, one)];
    expect(stateAfter(...before, draftResumed('gone'))).toEqual(stateAfter(...before));
  });

  it('start with the composer’s once another one is resumed', () => {
    const taken = draftResumed('1');
    expect(earlierAfter(typed, found(two, one), taken)).toEqual([
      { content: 'Typed', pictures: [], _id: taken.payload.replacedId },
      two,
    ]);
  });

  it('are replaced by a photo without text as by text', () => {
    const photo = draftChanged({ pictures: [{ src: 'data:,x' }] });
    expect(draftAfter(photo, found(one))).toEqual({ content: '', pictures: [{ src: 'data:,x' }] });
    expect(earlierAfter(photo, found(one), draftResumed('1'))).toMatchObject([
      { content: '', pictures: [{ src: 'data:,x' }] },
    ]);
  });

  it('are not offered if the composer already includes them', () => {
    expect(earlierAfter(draftChanged({ content: 'One more' }), found(one))).toEqual([]);
    expect(earlierAfter(draftChanged({ content: 'Two more' }), found(two))).toEqual([two]);
  });

  it('are offered once if an earlier one lacks the photo of a later one', () => {
    const begun = { ...two, _id: '1', pictures: [] };
    expect(earlierAfter(typed, found(two, begun))).toEqual([two]);
    expect(earlierAfter(typed, found(begun, { ...two, _id: '0' }))).toMatchObject([{ _id: '0' }]);
  });
});

describe('what was published in another tab', () => {
  const elsewhere = publishedInOtherTab({ postId: 'a', content: ' Published ', pictures: [] });

  it('leaves the outbox here', () => {
    const submitted = postSubmitted(draft);
    const { _id: postId } = submitted.payload;
    expect(outboxAfter(submitted, elsewhere)).toHaveLength(1);
    expect(outboxAfter(submitted, publishedInOtherTab({ ...draft, postId }))).toEqual([]);
  });

  it('is no longer offered here, ignoring surrounding white space', () => {
    const waiting = [
      { _id: '2', content: 'Published', pictures: [] },
      { _id: '1', content: 'Another', pictures: [] },
    ];
    const before = [draftChanged({ content: 'Typed' }), found(...waiting)];
    expect(earlierAfter(...before, elsewhere)).toEqual([waiting[1]]);
  });

  it('does not clear a composer with another photo', () => {
    const typed = draftChanged({ content: 'Published', pictures: [{ src: 'data:,x' }] });
    expect(draftAfter(typed, elsewhere).content).toBe('Published');
    const same = draftChanged({ content: 'Published' });
    expect(draftAfter(same, elsewhere)).toEqual({ content: '', pictures: [] });
  });

  it('is no longer edited here, ignoring surrounding white space', () => {
    const same = publishedInOtherTab({ ...draft, postId: 'a' });
    expect(editAfter(edit({ content: `${draft.content} ` }), same)).toBeUndefined();
  });

  it('does not affect the edit of another post', () => {
    const otherEdit = publishedInOtherTab({ postId: 'b', ...draft });
    expect(editAfter(edit({}), otherEdit)).toEqual(draft);
  });
});

describe('a description', () => {
  it('that continues an earlier draft of the same photo replaces it', () => {
    const described = (_id: string, alt: string) => ({
      _id,
      content: '',
      pictures: [{ src: 'data:,x', alt }],
    });
    const shorter = described('1', 'A');
    const longer = described('0', 'A beam');
    const typed = draftChanged({ content: 'Typed' });
    expect(earlierAfter(typed, found(shorter, longer))).toEqual([longer]);
    expect(earlierAfter(typed, found(longer, described('1', 'beam')))).toHaveLength(2);
  });
});

describe('an edit', () => {
  it('is not found for a post whose id is an inherited property', () => {
    expect(selectEditDraft(stateAfter(), 'constructor')).toBeUndefined();
    const begun = editDraftChanged({ postId: 'constructor', post: draft, change: {} });
    expect(selectEditDraft(stateAfter(begun), 'constructor')).toEqual(draft);
  });

  it('stays a draft if the photo was changed after it was sent', () => {
    const changed = edit({ pictures: [{ src: 'data:,x' }] });
    expect(editAfter(changed, editSaved({ postId: 'a', ...draft }))).toMatchObject({
      pictures: [{ src: 'data:,x' }],
    });
    expect(editAfter(edit({}), editSaved({ postId: 'b', ...draft }))).toEqual(draft);
  });
});
