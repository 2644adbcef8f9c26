import { aFilm } from '../../testing/builders';
import { composerDraft } from '../../testing/drafts';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { makeTestStore } from '../../testing/makeTestStore';
import { sentAddress } from '../../lib/pictureFiles';
import { sessionRestored } from '../auth/authSlice';
import { places } from './draftRecord';
import {
  draftDropped,
  selectEntryDraft,
  selectNewPostDraft,
  selectOutbox,
  selectPostDraft,
  selectProfileDraft,
  selectWaitingDrafts,
} from './draftsSlice';

const PHOTO = 'data:image/webp;base64,AAAA';
const ABOUT = { film: aFilm(), rating: 3.5, watchedOn: '2026-11-03', again: true, spoilers: true };
const record = { content: 'Half a sentence', pictures: [] };
const sent = { submittedAt: '2026-03-01T20:00:00Z', status: 'failed', problem: 'No.' };

/** What a page of today finds in what an earlier release stored; `ME` in keys stands for the user. */
const find = async (stored: Record<string, unknown>) => {
  const reader = await makeTestStore({ as: null });
  const session = await reader.server.signIn('matinee');
  const named = Object.entries(stored).map(([key, value]): [string, unknown] => [
    key.replace('ME', session.user._id),
    JSON.parse(JSON.stringify(value).replaceAll('ME', session.user._id)),
  ]);
  const pageStorage = createMemoryPageStorage(Object.fromEntries(named));
  const { store, transport } = await makeTestStore({ as: null, pageStorage });
  store.dispatch(sessionRestored(session));
  await transport.quiet();
  const left = [...(await pageStorage.update('', () => new Map())).keys()];
  return { store, state: store.getState(), left: left.filter((key) => !key.startsWith('draft:')) };
};

it('finds drafts of posts with their pictures and films, replies, edits and the outbox', async () => {
  const { state, left } = await find({
    'drafts:ME:composer:1': { content: 'Older', pictures: [] },
    'drafts:ME:composer:2': {
      ...record,
      ...ABOUT,
      pictures: [
        { photo: 'drafts:ME:photo:x', alt: 'A beam', width: 3, height: 2 },
        { photo: 'drafts:ME:photo:gone' },
      ],
    },
    'drafts:ME:photo:x': PHOTO,
    'drafts:ME:edit:1:first-showing': { ...record, content: 'One way' },
    'drafts:ME:edit:2:first-showing': { ...record, content: 'Another way' },
    'drafts:ME:reply:1:first-showing': record,
    'drafts:ME:outgoing:b': { ...record, ...ABOUT, ...sent },
    'drafts:ME:outgoing:a': { ...record, ...sent },
  });
  const { pictures, ...rest } = composerDraft(state);
  expect(rest).toEqual({ content: 'Half a sentence', ...ABOUT });
  expect(pictures.map(({ src, ...picture }) => [sentAddress(src), picture])).toEqual([
    [PHOTO, { alt: 'A beam', width: 3, height: 2 }],
  ]);
  expect(selectPostDraft(state, places.edit('first-showing'))?.content).toBe('Another way');
  expect(selectNewPostDraft(state, places.reply('first-showing'))).toEqual(record);
  expect(
    selectWaitingDrafts(state)
      .map(({ draft }) => draft.content)
      .sort(),
  ).toEqual(['Older', 'One way']);
  expect(selectOutbox(state)).toMatchObject([
    { _id: 'a', ...sent },
    { _id: 'b', ...ABOUT, ...sent },
  ]);
  expect(left).toEqual([]);
});

it('finds the only photo of a draft from before there were several, and its description', async () => {
  const { state } = await find({
    'drafts:ME:composer:1': { content: '', photo: 'drafts:ME:photo:x', alt: 'A beam' },
    'drafts:ME:photo:x': PHOTO,
  });
  const [picture] = composerDraft(state).pictures;
  expect([picture?.alt, sentAddress(picture?.src ?? '')]).toEqual(['A beam', PHOTO]);
  const { state: without } = await find({
    'drafts:ME:composer:1': { content: 'Ran', photo: null },
  });
  expect(composerDraft(without)).toEqual({ content: 'Ran', pictures: [] });
});

it('finds diary entries of every page, with the id under which one was sent, and the profile', async () => {
  const { store, state, left } = await find({
    'entryDrafts:ME:1': { new: { text: 'One', sentAs: 'e1', origin: 'o' } },
    'entryDrafts:ME': { 'new:x': { text: 'Two' }, 'entry:e': { rating: 4 } },
    'profileDraft:ME:1': { bio: 'Row F', avatar: PHOTO },
    'profileDraft:MEtoo:1': { bio: 'Of another' },
  });
  expect(selectEntryDraft(state, 'e')?.draft).toEqual({ rating: 4 });
  const { avatar = '', ...texts } = selectProfileDraft(state) ?? {};
  expect(texts).toEqual({ bio: 'Row F' });
  expect([avatar.startsWith('data:'), sentAddress(avatar)]).toEqual([false, PHOTO]);
  const entries = [selectEntryDraft(state, null)];
  store.dispatch(draftDropped(places.entry(null)));
  entries.push(selectEntryDraft(store.getState(), null));
  expect(entries).toContainEqual(expect.objectContaining({ _id: 'e1', draft: { text: 'One' } }));
  expect(entries).toContainEqual(expect.objectContaining({ draft: { text: 'Two' } }));
  expect(left).toEqual([expect.stringMatching(/too:1$/)]);
});

it.each([
  ['a draft without text', 'drafts:ME:composer:1', { photo: null }],
  ['a draft whose pictures are none', 'drafts:ME:composer:1', { ...record, pictures: 'x' }],
  ['a draft of something that is no film', 'drafts:ME:composer:1', { ...record, film: 'Vertigo' }],
  ['a draft with stars that nobody gives', 'drafts:ME:composer:1', { ...record, rating: 3.7 }],
  [
    'a draft of a day that never was',
    'drafts:ME:composer:1',
    { ...record, watchedOn: '2026-02-30' },
  ],
  ['an edit of no post', 'drafts:ME:edit:1', record],
  ['a sent post of another shape', 'drafts:ME:outgoing:a', { ...record, ...sent, status: 'x' }],
  ['a kind nobody knows', 'drafts:ME:poem:1', record],
  ['a record without a kind', 'drafts:ME', record],
  ['an entry with a number as its text', 'entryDrafts:ME:1', { new: { text: 7 } }],
  ['a profile with a number as its bio', 'profileDraft:ME:1', { bio: 7 }],
  ['a profile that is none', 'profileDraft:ME:1', 'text'],
  ['a draft of today without text', 'draft:ME:old:1', { _id: '1', kind: 'post', place: 'post' }],
])('believes nothing of %s, and leaves it alone', async (_name, key, value) => {
  const { state, left } = await find({ [key]: value });
  expect(state.drafts).toMatchObject({ records: [], outbox: [] });
  expect(left).toHaveLength(key.startsWith('draft:') ? 0 : 1);
});
