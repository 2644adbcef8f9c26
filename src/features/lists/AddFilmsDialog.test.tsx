import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Modals } from '../../app/Modals';
import '../films/selection/SelectWall';
import { FilmsPage } from '../../pages/FilmsPage';
import { makeList } from '../../testing/filmLists';
import { renderPart } from '../../testing/renderPart';
import { selectListDraft } from '../drafts/draftsSlice';
import { selectSelection } from '../films/filmsSlice';
import { selectToasts } from '../ui/uiSlice';
import './AddFilmsDialog';

const ADD = 'POST /api/lists/add-films/rain';

const wall = async () => within(await screen.findByRole('list', { name: 'Films' }));
const boxes = () => screen.findAllByRole('checkbox', { name: /\(\d{4}\)$/ });

/** Starts to select on the wall of all films. */
const open = async () => {
  const app = await renderPart(
    <>
      <Routes>
        <Route element={<FilmsPage />} path="/films" />
        <Route element={<p>The form of a list</p>} path="/new-list" />
      </Routes>
      <Modals />
    </>,
    { path: '/films', arrange: (parts) => makeList(parts) },
  );
  await wall();
  await app.user.click(screen.getByRole('button', { name: 'Select', pressed: false }));
  return app;
};

/** Selects one film that is on the list already, and two that are not. */
const select = async () => {
  const app = await open();
  const all = await boxes();
  const isOn = /Vertigo|Stalker|Playtime|Alien/;
  const [one, other] = all.filter(({ ariaLabel }) => !isOn.test(ariaLabel ?? ''));
  const known = (await wall()).getByRole('checkbox', { name: 'Playtime (1967)' });
  for (const box of [one, known, other]) if (box) await app.user.click(box);
  await app.user.click(screen.getByRole('button', { name: 'Add to list' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
};

const listOnServer = async ({ server }: Awaited<ReturnType<typeof open>>) =>
  (await server.call('GET', '/api/lists/rain')).body;

it('puts the selected films on a list with one call, says how many were new, and undoes that', async () => {
  const app = await select();
  const { user, transport, store, toasts, dialog } = app;
  await user.click(await dialog.findByRole('button', { name: /^Rain on windows/ }));
  await act(() => transport.quiet());
  expect(screen.queryByRole('dialog')).toBeNull();
  // Done with, as in a photo library: the wall is as it was, and the focus on what began it.
  expect(await (await wall()).findAllByRole('link')).not.toHaveLength(0);
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Select', pressed: false })).toHaveFocus();
  expect(transport.sentTo(ADD)).toHaveLength(1);
  expect(toasts()).toEqual(['2 films added to “Rain on windows”']);
  expect(await listOnServer(app)).toMatchObject({ list: { filmCount: 6 } });
  const [toast] = selectToasts(store.getState());
  expect(toast?.name).toBe('Rain on windows');
  const undo = toast?.undo;
  act(() => {
    if (undo) store.dispatch(undo);
  });
  await act(() => transport.quiet());
  expect(await listOnServer(app)).toMatchObject({ list: { filmCount: 4 } });
});

it('keeps the selection if they could not be put on the list', async () => {
  const { user, transport, toasts, dialog } = await select();
  transport.failsWith(ADD, 400, 'A list has no more room.');
  await user.click(await dialog.findByRole('button', { name: /^Rain on windows/ }));
  await act(() => transport.quiet());
  expect(toasts()).toEqual(['A list has no more room.']);
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent('3 selected');
});

it('does not end another selection that was made meanwhile', async () => {
  const { user, transport, toasts, dialog } = await select();
  const held = transport.holdsAnswer(ADD);
  await user.click(await dialog.findByRole('button', { name: /^Rain on windows/ }));
  await held.waits;
  await user.click(await screen.findByRole('checkbox', { name: 'Playtime (1967)', checked: true }));
  held.release();
  await act(() => transport.quiet());
  expect(toasts()).toEqual(['2 films added to “Rain on windows”']);
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
});

it('starts a new list with them', async () => {
  const { user, store, dialog } = await select();
  await user.click(dialog.getByRole('button', { name: 'New list' }));
  expect(await screen.findByText('The form of a list')).toBeVisible();
  expect(selectListDraft(store.getState(), null)?.draft.films).toHaveLength(3);
  expect(selectSelection(store.getState())).toBeNull();
});

it('keeps the selection if the dialog is closed without a list', async () => {
  const { user, dialog } = await select();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent('3 selected');
});

it('keeps the selection under another filter', async () => {
  const { user } = await open();
  const [first] = await boxes();
  if (first) await user.click(first);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Decade' }), '1930s');
  expect(await screen.findByRole('checkbox', { name: 'M (1931)' })).not.toBeChecked();
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 selected');
});

it('is driven by keys: Space selects, the count is announced, and Escape leaves', async () => {
  const { user } = await open();
  const [first] = await boxes();
  act(() => first?.focus());
  await user.keyboard(' ');
  expect(first).toBeChecked();
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 selected');
  await user.keyboard(' ');
  expect(bar.getByRole('status')).toHaveTextContent('0 selected');
  expect(bar.getByRole('button', { name: 'Add to list' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(await (await wall()).findAllByRole('link')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Select', pressed: false })).toHaveFocus();
});
