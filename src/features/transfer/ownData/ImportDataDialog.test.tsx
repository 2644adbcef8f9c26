import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeTestStore } from '../../../testing/makeTestStore';
import { exportedPost, someData } from '../../../testing/ownData';
import { modalOpened, selectModal } from '../../ui/uiSlice';
import { ImportDataDialog } from './ImportDataDialog';

const openAccount = async () => {
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  });
  const app = await makeTestStore();
  const open = () => {
    const { unmount } = render(
      <Provider store={app.store}>
        <ImportDataDialog />
      </Provider>,
    );
    return unmount;
  };
  const choose = async (text: string) => {
    const file = new File([text], 'mine.json', { type: 'application/json' });
    // jsdom's files cannot be read as text.
    file.text = () => Promise.resolve(text);
    await userEvent.upload(screen.getByLabelText('Choose file'), file);
  };
  const { profile } = someData();
  const me = await app.server.user('matinee');
  const mine = someData({ profile: { ...profile, ...me }, posts: [exportedPost('brought')] });
  const chooseMine = () => choose(JSON.stringify({ app: 'cinefolk', version: 1, ...mine }));
  return { ...app, open, choose, chooseMine };
};

it('imports one file at a time, even if its dialog was closed and opened again', async () => {
  const { transport, toasts, open, chooseMine } = await openAccount();
  const post = transport.holdsRequest('POST /api/posts');
  const leave = open();
  await chooseMine();
  await act(() => post.waits);
  leave();
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Importing … 0 of');
  expect(screen.queryByLabelText('Choose file')).toBeNull();
  post.release();
  expect(await screen.findByLabelText('Choose file')).toBeInTheDocument();
  expect(toasts().at(-1)).toMatch(/^Imported: 1 post/);
});

it('closes no dialog that was opened after its own', async () => {
  const { store, transport, toasts, open, chooseMine } = await openAccount();
  const post = transport.holdsRequest('POST /api/posts');
  const leave = open();
  await chooseMine();
  await act(() => post.waits);
  leave();
  const editor = { kind: 'editProfile' } as const;
  store.dispatch(modalOpened(editor));
  post.release();
  await waitFor(() => expect(toasts().at(-1)).toMatch(/^Imported/));
  expect(selectModal(store.getState())).toEqual(editor);
});

it('shows in a toast why nothing was imported if its dialog was closed', async () => {
  const { transport, toasts, open, chooseMine } = await openAccount();
  const question = 'GET /api/posts';
  const asked = transport.holdsRequest(question);
  const leave = open();
  await chooseMine();
  await act(() => asked.waits);
  leave();
  transport.failsWith(question, 500, 'The usher is out.');
  asked.release();
  await waitFor(() =>
    expect(toasts()).toEqual(['Your data could not be imported. The usher is out.']),
  );
});

it('shows in the dialog what is wrong with a file, and offers to choose another', async () => {
  const { open, choose } = await openAccount();
  open();
  await choose('None of ours.');
  expect(await screen.findByRole('alert')).toHaveTextContent('This file was not made by Cinefolk');
  expect(screen.getByLabelText('Choose file')).toBeInTheDocument();
});
