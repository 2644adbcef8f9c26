import { aFilm } from '../../../testing/builders';
import {
  draftChanged,
  draftDiscarded,
  draftsRestored,
  draftResumed,
  editDraftChanged,
  editDraftDropped,
  editSaved,
  filmPostStarted,
  postAccepted,
  postDiscarded,
  postRefused,
  postRetried,
  postSubmitted,
  publishedInOtherTab,
  replyDraftChanged,
  replyOrphaned,
  postsSlice,
  type PostsState,
} from '../postsSlice';

type Event = Parameters<typeof postsSlice.reducer>[1];

const after = (...events: Event[]): PostsState =>
  events.reduce<PostsState>(postsSlice.reducer, postsSlice.reducer(undefined, { type: 'start' }));

const draft = { content: 'Half a sentence', pictures: [] };

it('changes text and photo of a draft separately', () => {
  const state = after(
    draftChanged({ content: 'Text' }),
    draftChanged({ pictures: [{ src: 'data:,x' }] }),
  );
  expect(state.draft).toEqual({ content: 'Text', pictures: [{ src: 'data:,x' }] });
});

it('moves a submitted draft to the outbox', () => {
  const submitted = postSubmitted(draft);
  const state = after(draftChanged(draft), submitted);
  expect(state.draft).toEqual({ content: '', pictures: [] });
  expect(state.outbox).toMatchObject([
    { ...draft, _id: submitted.payload._id, status: 'sending', problem: null },
  ]);
});

it('gives every submitted post its own id, which the server accepts', () => {
  const ids = [postSubmitted(draft), postSubmitted(draft)].map(({ payload }) => payload._id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
});

it('keeps a refused post with its reason, until it is sent again', () => {
  const submitted = postSubmitted(draft);
  const { _id: postId } = submitted.payload;
  const refused = after(submitted, postRefused({ postId, problem: 'No space.' }));
  expect(refused.outbox).toMatchObject([{ ...draft, status: 'failed', problem: 'No space.' }]);
  const retried = postsSlice.reducer(refused, postRetried(postId));
  expect(retried.outbox).toMatchObject([{ ...draft, status: 'sending', problem: null }]);
});

it.each([
  ['accepted', postAccepted],
  ['given up', postDiscarded],
])('empties the outbox of a post that was %s, and of no other', (_name, event) => {
  const [one, other] = [postSubmitted(draft), postSubmitted(draft)];
  const state = after(one, other, event(one.payload._id));
  expect(state.outbox.map(({ _id }) => _id)).toEqual([other.payload._id]);
});

describe('a post about a film', () => {
  const [vertigo, playtime] = [aFilm(), aFilm({ _id: 'playtime-1967', title: 'Playtime' })];

  it('keeps the text in the composer', () => {
    const state = after(draftChanged({ content: 'Dizzy' }), filmPostStarted(vertigo));
    expect(state.draft).toMatchObject({ content: 'Dizzy', film: { _id: 'vertigo-1958' } });
    expect(state.earlierDrafts).toEqual([]);
  });

  it('turns a draft about another film into an earlier draft', () => {
    const begun = [draftChanged({ content: 'Dizzy', film: vertigo, rating: 5, spoilers: true })];
    const other = filmPostStarted(playtime);
    const state = after(...begun, other);
    expect(state.draft).toEqual({
      content: '',
      pictures: [],
      film: playtime,
      watchedOn: other.payload.watchedOn,
    });
    expect(state.earlierDrafts).toEqual([
      { ...after(...begun).draft, _id: other.payload.replacedId },
    ]);
  });

  it('replaces another film without any content', () => {
    const state = after(filmPostStarted(vertigo), filmPostStarted(playtime));
    expect(state.draft.film).toMatchObject({ _id: 'playtime-1967' });
    expect(state.earlierDrafts).toEqual([]);
  });

  it('continues a draft about the same film', () => {
    const begun = draftChanged({ film: vertigo, rating: 5, watchedOn: '2026-01-02' });
    expect(after(begun, filmPostStarted(vertigo))).toEqual(after(begun));
  });
});

describe('an unsent reply', () => {
  const author = { _id: 'u', firstName: 'Ruth', lastName: 'Almeida', username: 'reelruth' };
  const replyTo = { _id: 'p', author };
  const typed = replyDraftChanged({ replyTo, change: { content: 'To you' } });

  it('is a separate draft from the composer’s, and is removed once it is empty', () => {
    expect(after(typed).replyDrafts).toMatchObject({ p: { content: 'To you', replyTo } });
    expect(after(typed).draft.content).toBe('');
    const emptied = replyDraftChanged({ replyTo, change: { content: '' } });
    expect(after(typed, emptied).replyDrafts).toEqual({});
  });

  it('is offered as a post if what it answers is gone', () => {
    const orphaned = replyOrphaned('p');
    const { earlierDrafts, replyDrafts } = after(typed, orphaned);
    expect(replyDrafts).toEqual({});
    expect(earlierDrafts).toEqual([
      { content: 'To you', pictures: [], _id: orphaned.payload.draftId },
    ]);
  });

  it('leaves other replies to their posts when one is orphaned', () => {
    const found = { replyDrafts: {}, editDrafts: {}, outbox: [] };
    const others = ['p', 'q'].map((_id) => ({
      ...draft,
      _id: `draft-${_id}`,
      replyTo: { ...replyTo, _id },
    }));
    const state = after(draftsRestored({ ...found, earlierDrafts: others }), replyOrphaned('p'));
    const ofP = state.earlierDrafts.find(({ _id }) => _id === 'draft-p');
    const ofQ = state.earlierDrafts.find(({ _id }) => _id === 'draft-q');
    expect(ofP?.replyTo).toBeUndefined();
    expect(ofQ?.replyTo?._id).toBe('q');
  });

  it('becomes an earlier draft if another was started while it was being read', () => {
    const stored = { ...draft, content: 'To you, from before', replyTo };
    const restored = draftsRestored({
      earlierDrafts: [],
      replyDrafts: { p: stored },
      editDrafts: {},
      outbox: [],
    });
    const { earlierDrafts, replyDrafts } = after(typed, restored);
    expect(replyDrafts).toMatchObject({ p: { content: 'To you' } });
    expect(earlierDrafts).toEqual([{ ...stored, _id: `${restored.payload.foundId}-p` }]);
    expect(after(restored)).toMatchObject({ replyDrafts: { p: stored }, earlierDrafts: [] });
  });
});

describe('restored drafts', () => {
  const found = { earlierDrafts: [], replyDrafts: {}, editDrafts: {}, outbox: [] };
  const older = { ...draft, content: 'Older words', _id: '1' };
  const newer = { ...draft, content: 'Newer words', _id: '2' };

  it('fill an empty composer with the newest of them; the others are offered', () => {
    const { draft: present, earlierDrafts } = after(
      draftsRestored({ ...found, earlierDrafts: [newer, older] }),
    );
    expect(present).toEqual({ ...draft, content: 'Newer words' });
    expect(earlierDrafts).toEqual([older]);
  });

  it('are offered in addition to what was typed while they were being read', () => {
    const state = after(
      draftChanged({ content: 'Typed' }),
      draftsRestored({ ...found, earlierDrafts: [newer] }),
    );
    expect(state.draft.content).toBe('Typed');
    expect(state.earlierDrafts).toEqual([newer]);
  });

  it.each([
    ['the text goes on elsewhere', { ...newer, content: 'Older words and more' }, '2'],
    ['another is the same', { ...older, _id: '2' }, '2'],
    ['an older one went further', { ...newer, content: 'Older' }, '1'],
  ])('are offered once where %s', (_name, other, left) => {
    const typed = draftChanged({ content: 'Typed' });
    const { earlierDrafts } = after(
      typed,
      draftsRestored({ ...found, earlierDrafts: [other, older] }),
    );
    expect(earlierDrafts.map(({ _id }) => _id)).toEqual([left]);
  });

  it('all stay if only their photos differ', () => {
    const earlierDrafts = [
      { ...newer, content: '', pictures: [{ src: 'data:,1' }] },
      { ...older, content: '', pictures: [{ src: 'data:,2' }] },
    ];
    const typed = draftChanged({ content: 'Typed' });
    expect(after(typed, draftsRestored({ ...found, earlierDrafts })).earlierDrafts).toEqual(
      earlierDrafts,
    );
  });

  it('are overridden, edit by edit, by what was typed in the meantime', () => {
    const typed = { content: 'Typed', pictures: [] };
    const state = after(
      editDraftChanged({ postId: 'a', post: draft, change: typed }),
      draftsRestored({ ...found, replyDrafts: {}, editDrafts: { a: draft, b: draft } }),
    );
    expect(state.editDrafts).toEqual({ a: typed, b: draft });
  });

  it('list no outgoing post twice', () => {
    const submitted = postSubmitted(draft);
    const stored = { ...submitted.payload, status: 'sending' as const, problem: null };
    expect(after(submitted, draftsRestored({ ...found, outbox: [stored] })).outbox).toHaveLength(1);
  });
});

describe('an earlier draft', () => {
  const waiting = { ...draft, content: 'Waiting', _id: '1' };
  const found = draftsRestored({
    earlierDrafts: [waiting],
    replyDrafts: {},
    editDrafts: {},
    outbox: [],
  });
  const typed = draftChanged({ content: 'Typed' });

  it('swaps places with the one in the composer', () => {
    const state = after(typed, found, draftResumed('1'));
    expect(state.draft).toEqual({ ...draft, content: 'Waiting' });
    expect(state.earlierDrafts).toMatchObject([{ ...draft, content: 'Typed' }]);
  });

  it('leaves nothing behind in an empty composer', () => {
    const cleared = draftChanged({ content: '' });
    expect(after(typed, found, cleared, draftResumed('1')).earlierDrafts).toEqual([]);
  });

  it('is removed when the user discards it', () => {
    expect(after(typed, found, draftDiscarded('1')).earlierDrafts).toEqual([]);
  });
});

it('drops only the drafts that the user published in another tab', () => {
  const elsewhere = publishedInOtherTab({ postId: 'a', ...draft });
  const edit = (content: string) =>
    editDraftChanged({ postId: 'a', post: draft, change: { content } });
  const gone = after(draftChanged(draft), edit(draft.content), elsewhere);
  expect(gone).toMatchObject({ draft: { content: '' }, replyDrafts: {}, editDrafts: {} });
  const unchanged = after(draftChanged({ ...draft, content: 'Other' }), edit('Other'), elsewhere);
  expect(unchanged).toMatchObject({
    draft: { content: 'Other' },
    replyDrafts: {},
    editDrafts: { a: { content: 'Other' } },
  });
});

it('keeps what was typed while a photo of the same edit was being prepared', () => {
  const post = { content: 'As it stood', pictures: [] };
  const state = after(
    editDraftChanged({ postId: 'a', post, change: { content: 'Typed' } }),
    editDraftChanged({
      postId: 'a',
      post,
      change: { pictures: [{ src: 'data:image/webp;base64,AA' }] },
    }),
  );
  expect(state.editDrafts['a']).toEqual({
    content: 'Typed',
    pictures: [{ src: 'data:image/webp;base64,AA' }],
  });
});

it('drops a saved edit, unless it was changed since', () => {
  const begun = editDraftChanged({ postId: 'a', post: draft, change: { content: 'First' } });
  const more = editDraftChanged({ postId: 'a', post: draft, change: { content: 'First, more' } });
  const saved = editSaved({ postId: 'a', content: 'First', pictures: draft.pictures });
  expect(after(begun, saved).editDrafts).toEqual({});
  expect(after(begun, more, saved).editDrafts['a']?.content).toBe('First, more');
});

it('keeps an edit’s draft if its description changed while it was being saved', () => {
  const post = { content: 'Ran', pictures: [{ src: 'data:,a' }] };
  const described = (alt: string) => ({ pictures: [{ src: 'data:,a', alt }] });
  const describe = (alt: string) => editDraftChanged({ postId: 'a', post, change: described(alt) });
  const saved = editSaved({ postId: 'a', ...post, ...described('A beam') });
  expect(after(describe('A beam'), saved).editDrafts).toEqual({});
  expect(after(describe('A beam'), describe('A beam of light'), saved).editDrafts).toMatchObject({
    a: described('A beam of light'),
  });
});

it('drops the draft of one edit only', () => {
  const state = after(
    editDraftChanged({ postId: 'a', post: draft, change: {} }),
    editDraftChanged({ postId: 'b', post: draft, change: {} }),
    editDraftDropped('a'),
  );
  expect(state.editDrafts).toEqual({ b: draft });
});
