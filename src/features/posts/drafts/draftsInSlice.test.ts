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
  publishedElsewhere,
  replyDraftChanged,
  replyOrphaned,
  postsSlice,
  type PostsState,
} from '../postsSlice';

type Event = Parameters<typeof postsSlice.reducer>[1];

const after = (...events: Event[]): PostsState =>
  events.reduce<PostsState>(postsSlice.reducer, postsSlice.reducer(undefined, { type: 'start' }));

const draft = { content: 'Half a sentence', pictures: [] };

it('changes text and photo of a draft apart', () => {
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

it('gives every submitted post an id of its own that the server takes', () => {
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

describe('a post of a film', () => {
  const [vertigo, playtime] = [aFilm(), aFilm({ _id: 'playtime-1967', title: 'Playtime' })];

  it('takes along the words that stand in the composer', () => {
    const state = after(draftChanged({ content: 'Dizzy' }), filmPostStarted(vertigo));
    expect(state.draft).toMatchObject({ content: 'Dizzy', film: { _id: 'vertigo-1958' } });
    expect(state.earlierDrafts).toEqual([]);
  });

  it('leaves what was begun about another film as an earlier draft', () => {
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

  it('takes the place of another film of which nothing was said yet', () => {
    const state = after(filmPostStarted(vertigo), filmPostStarted(playtime));
    expect(state.draft.film).toMatchObject({ _id: 'playtime-1967' });
    expect(state.earlierDrafts).toEqual([]);
  });

  it('goes on where it was about the same film', () => {
    const begun = draftChanged({ film: vertigo, rating: 5, watchedOn: '2026-01-02' });
    expect(after(begun, filmPostStarted(vertigo))).toEqual(after(begun));
  });
});

describe('a reply that was begun', () => {
  const author = { _id: 'u', firstName: 'Ruth', lastName: 'Almeida', username: 'reelruth' };
  const replyTo = { _id: 'p', author };
  const typed = replyDraftChanged({ replyTo, change: { content: 'To you' } });

  it('is a draft of its own beside the post’s, and goes once it is empty', () => {
    expect(after(typed).replyDrafts).toMatchObject({ p: { content: 'To you', replyTo } });
    expect(after(typed).draft.content).toBe('');
    const emptied = replyDraftChanged({ replyTo, change: { content: '' } });
    expect(after(typed, emptied).replyDrafts).toEqual({});
  });

  it('is offered as a post where what it answers is gone', () => {
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

  it('waits as an earlier draft where another was begun while it was being read', () => {
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

describe('drafts that were found', () => {
  const found = { earlierDrafts: [], replyDrafts: {}, editDrafts: {}, outbox: [] };
  const older = { ...draft, content: 'Older words', _id: '1' };
  const newer = { ...draft, content: 'Newer words', _id: '2' };

  it('go into an empty composer, the newest of them; the others wait', () => {
    const { draft: present, earlierDrafts } = after(
      draftsRestored({ ...found, earlierDrafts: [newer, older] }),
    );
    expect(present).toEqual({ ...draft, content: 'Newer words' });
    expect(earlierDrafts).toEqual([older]);
  });

  it('wait beside what was typed while they were being read', () => {
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

  it('all stay where only their photos differ', () => {
    const earlierDrafts = [
      { ...newer, content: '', pictures: [{ src: 'data:,1' }] },
      { ...older, content: '', pictures: [{ src: 'data:,2' }] },
    ];
    const typed = draftChanged({ content: 'Typed' });
    expect(after(typed, draftsRestored({ ...found, earlierDrafts })).earlierDrafts).toEqual(
      earlierDrafts,
    );
  });

  it('give way, edit by edit, to what was typed meanwhile', () => {
    const typed = { content: 'Typed', pictures: [] };
    const state = after(
      editDraftChanged({ postId: 'a', post: draft, change: typed }),
      draftsRestored({ ...found, replyDrafts: {}, editDrafts: { a: draft, b: draft } }),
    );
    expect(state.editDrafts).toEqual({ a: typed, b: draft });
  });

  it('name no post twice that is on its way', () => {
    const submitted = postSubmitted(draft);
    const stored = { ...submitted.payload, status: 'sending' as const, problem: null };
    expect(after(submitted, draftsRestored({ ...found, outbox: [stored] })).outbox).toHaveLength(1);
  });
});

describe('a draft that waits', () => {
  const waiting = { ...draft, content: 'Waiting', _id: '1' };
  const found = draftsRestored({
    earlierDrafts: [waiting],
    replyDrafts: {},
    editDrafts: {},
    outbox: [],
  });
  const typed = draftChanged({ content: 'Typed' });

  it('changes places with the one in the composer', () => {
    const state = after(typed, found, draftResumed('1'));
    expect(state.draft).toEqual({ ...draft, content: 'Waiting' });
    expect(state.earlierDrafts).toMatchObject([{ ...draft, content: 'Typed' }]);
  });

  it('leaves nothing behind in an empty composer', () => {
    const cleared = draftChanged({ content: '' });
    expect(after(typed, found, cleared, draftResumed('1')).earlierDrafts).toEqual([]);
  });

  it('goes when its writer gives it up', () => {
    expect(after(typed, found, draftDiscarded('1')).earlierDrafts).toEqual([]);
  });
});

it('lets go of the very words that their writer published in another tab, and of no others', () => {
  const elsewhere = publishedElsewhere({ postId: 'a', ...draft });
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

it('drops a saved edit, unless its writer has gone on since', () => {
  const begun = editDraftChanged({ postId: 'a', post: draft, change: { content: 'First' } });
  const more = editDraftChanged({ postId: 'a', post: draft, change: { content: 'First, more' } });
  const saved = editSaved({ postId: 'a', content: 'First', pictures: draft.pictures });
  expect(after(begun, saved).editDrafts).toEqual({});
  expect(after(begun, more, saved).editDrafts['a']?.content).toBe('First, more');
});

it('keeps an edit’s draft where its description went on while it was being saved', () => {
  const post = { content: 'Ran', pictures: [{ src: 'data:,a' }] };
  const described = (alt: string) => ({ pictures: [{ src: 'data:,a', alt }] });
  const describe = (alt: string) => editDraftChanged({ postId: 'a', post, change: described(alt) });
  const saved = editSaved({ postId: 'a', ...post, ...described('A beam') });
  expect(after(describe('A beam'), saved).editDrafts).toEqual({});
  expect(after(describe('A beam'), describe('A beam of light'), saved).editDrafts).toMatchObject({
    a: described('A beam of light'),
  });
});

it('drops the draft of one edit alone', () => {
  const state = after(
    editDraftChanged({ postId: 'a', post: draft, change: {} }),
    editDraftChanged({ postId: 'b', post: draft, change: {} }),
    editDraftDropped('a'),
  );
  expect(state.editDrafts).toEqual({ b: draft });
});
