import { screen, waitFor } from '@testing-library/react';
import { aPost } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { postsApi } from '../postsApi';
import { modalOpened, selectModal } from '../../ui/uiSlice';
import { places } from '../../drafts/draftRecord';
import { selectPostDraft } from '../../drafts/draftsSlice';
import './DraftPhotos';
import { EditPostForm } from './EditPostForm';

const OWN = 'first-showing';
const EDIT = `POST /api/posts/edit/${OWN}`;

const openForm = async () => {
  const parts = await renderPart(
    <EditPostForm post={aPost({ _id: OWN, content: 'As it was' })} />,
    {
      arrange: async ({ store }) => {
        await store.dispatch(postsApi.endpoints.getPost.initiate(OWN));
        store.dispatch(modalOpened({ kind: 'editPost', postId: OWN }));
      },
    },
  );
  const save = () => parts.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...parts, save, box: screen.getByRole('textbox') };
};

it.each([
  ['no photo', [], ['Add photo'], []],
  ['one photo', ['/a.webp'], ['Change photo', 'Add photo'], ['Delete image']],
  ['two photos', ['/a.webp', '/b.webp'], ['Add photo'], ['Remove photo 1', 'Remove photo 2']],
])('names what can be done with %s', async (_what, sources, picks, removes) => {
  const pictures = sources.map((src) => ({ src }));
  await renderPart(<EditPostForm post={aPost({ pictures })} />);
  const labels = [...document.querySelectorAll('label:has([type=file])')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(picks);
  await waitFor(() => {
    const buttons = screen.queryAllByRole('button', { name: /^(Remove|Delete)/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(removes);
  });
});

it('sends what was changed', async () => {
  const { box, save, transport, user } = await openForm();
  await user.type(box, ', and is');
  await save();
  await waitFor(() => expect(transport.sentTo(EDIT)).toHaveLength(1));
});

it('puts the caret at the end, and is submitted by keyboard', async () => {
  const { box, transport, user } = await openForm();
  expect(box).toHaveFocus();
  await user.keyboard(', and is');
  expect(box).toHaveValue('As it was, and is');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(transport.sentTo(EDIT)).toHaveLength(1));
});

it('is closed by Save if nothing was changed, and does not mark the post as edited', async () => {
  const { box, save, store, transport, toasts, user } = await openForm();
  await user.type(box, 'x{Backspace}');
  await save();
  await transport.quiet();
  expect(selectModal(store.getState())).toBeNull();
  expect(selectPostDraft(store.getState(), places.edit(OWN))).toBeUndefined();
  expect(transport.sentTo(EDIT)).toEqual([]);
  expect(toasts()).toEqual([]);
});
