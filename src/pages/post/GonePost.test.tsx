import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { places } from '../../features/drafts/draftRecord';
import { postDraftChanged, selectPostDraft } from '../../features/drafts/draftsSlice';
import { summaryOf } from '../../lib/people';
import { aPost } from '../../testing/builders';
import { renderPart } from '../../testing/renderPart';
import { PostPage } from '../PostPage';

const GONE = 'gone';
const EDIT = 'What I wanted to say instead';
const REPLY = 'Row seven, on the aisle.';

const openGone = () => {
  const post = aPost({ _id: GONE, content: 'As it was' });
  const replyTo = { _id: GONE, author: summaryOf(post.author) };
  return renderPart(
    <Routes>
      <Route element={<PostPage />} path="/singlePost/:postId" />
    </Routes>,
    {
      path: `/singlePost/${GONE}`,
      arrange: ({ store }) => {
        const base = { content: '', pictures: [], replyTo };
        const [edit, reply] = [{ content: EDIT }, { content: REPLY }];
        store.dispatch(postDraftChanged({ place: places.edit(GONE), base: post, change: edit }));
        store.dispatch(postDraftChanged({ place: places.reply(GONE), base, change: reply }));
      },
    },
  );
};

/** The note that contains this text. */
const kept = async (words: string) => {
  const notes = await screen.findAllByRole('status');
  const note = notes.find(({ textContent }) => textContent.includes(words));
  if (!note) throw new Error(`Nothing says “${words}”.`);
  return within(note);
};

it('shows the drafts of an edit or a reply, so that their author can copy them', async () => {
  const { user, toasts } = await openGone();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByText('Post not found.')).toBeInTheDocument();
  for (const words of [EDIT, REPLY]) {
    await user.click((await kept(words)).getByRole('button', { name: 'Copy text' }));
    expect(write).toHaveBeenLastCalledWith(words);
  }
  expect(toasts()).toContain('Text copied');
});

it('removes only the discarded draft', async () => {
  const { user, store } = await openGone();
  await user.click((await kept(EDIT)).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(EDIT)).toBeNull();
  expect(selectPostDraft(store.getState(), places.edit(GONE))).toBeUndefined();
  expect(selectPostDraft(store.getState(), places.reply(GONE))?.content).toBe(REPLY);
  await user.click((await kept(REPLY)).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(REPLY)).toBeNull();
  expect(selectPostDraft(store.getState(), places.reply(GONE))).toBeUndefined();
  expect(screen.getByText('Post not found.')).toBeInTheDocument();
});
