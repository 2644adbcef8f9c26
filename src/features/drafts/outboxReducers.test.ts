import { draftTyped } from '../../testing/drafts';
import { places } from './draftRecord';
import {
  postAccepted,
  postDiscarded,
  postRefused,
  postRetried,
  postSubmitted,
} from './draftsSlice';
import {
  after,
  at,
  outbox,
  EMPTY,
  draft,
  replyTo,
  replied,
  found,
} from '../../testing/draftEvents';

describe('an outgoing post', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-02T12:00:00.900Z') }));
  afterEach(() => jest.useRealTimers());

  const send = () => {
    const [one, other] = [postSubmitted(draft), postSubmitted(draft)];
    return { one, other, postId: one.payload._id };
  };

  it('leaves the composer, or the field of its reply', () => {
    const reply = { ...draft, replyTo: replyTo('p') };
    const written = [draftTyped(draft), replied('p', draft.content)];
    expect(after(...written, postSubmitted(draft))).toEqual(EMPTY);
    expect(at(places.reply('p'), ...written, postSubmitted(draft))).toBeDefined();
    expect(at(places.reply('p'), ...written, postSubmitted(reply))).toBeUndefined();
  });

  it('gets its own id, which the server accepts, and knows when it was last sent', () => {
    const { one, other, postId } = send();
    expect(new Set([postId, other.payload._id]).size).toBe(2);
    expect(postId).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    jest.setSystemTime(new Date('2026-05-02T12:01:00Z'));
    expect(outbox(one)).toMatchObject([{ submittedAt: '2026-05-02T12:00:00Z' }]);
    expect(outbox(one, postRetried(postId))).toMatchObject([
      { submittedAt: '2026-05-02T12:01:00Z' },
    ]);
  });

  it('fails with its reason and is sent again, each by itself', () => {
    const { one, other, postId } = send();
    const refused = [one, other, postRefused({ postId, problem: 'No space.' })];
    const [failed, sending] = [
      { ...draft, status: 'failed', problem: 'No space.' },
      { ...draft, status: 'sending', problem: null },
    ];
    expect(outbox(...refused)).toMatchObject([failed, sending]);
    expect(outbox(...refused, postRetried(postId))).toMatchObject([sending, sending]);
  });

  it.each([
    ['accepted', postAccepted],
    ['given up', postDiscarded],
  ])('leaves once it is %s, and ignores later answers', (_name, event) => {
    const { one, other, postId } = send();
    const events = [one, other, event(postId), postRefused({ postId, problem: 'Late.' })];
    expect(outbox(...events).map(({ _id }) => _id)).toEqual([other.payload._id]);
  });

  it('comes before those sent later if it was restored', () => {
    const { one } = send();
    const stored = { ...one.payload, kind: 'outgoing', status: 'failed', problem: 'No.' } as const;
    const since = postSubmitted(draft);
    expect(outbox(since, found(stored)).map(({ _id }) => _id)).toEqual([
      stored._id,
      since.payload._id,
    ]);
  });
});
