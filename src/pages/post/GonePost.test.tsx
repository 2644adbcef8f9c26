import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import {
  editDraftChanged,
  replyDraftChanged,
  selectEditDraft,
  selectReplyDraft,
} from '../../features/posts/postsSlice';
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
        store.dispatch(editDraftChanged({ postId: GONE, post, change: { content: EDIT } }));
        store.dispatch(replyDraftChanged({ replyTo, change: { content: REPLY } }));
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
  expect(selectEditDraft(store.getState(), GONE)).toBeUndefined();
  expect(selectReplyDraft(store.getState(), GONE).content).toBe(REPLY);
  await user.click((await kept(REPLY)).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(REPLY)).toBeNull();
  expect(selectReplyDraft(store.getState(), GONE).content).toBe('');
  expect(screen.getByText('Post not found.')).toBeInTheDocument();
});
