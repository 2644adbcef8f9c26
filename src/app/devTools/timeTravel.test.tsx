import '../../testing/testDevTools';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import type { UnknownAction } from '@reduxjs/toolkit';
import { changeReceived } from '../../api/actions';
import { revisionReducer } from '../../api/revision';
import { loggedOut, selectSessionUser } from '../../features/auth/authSlice';
import { composerDraft } from '../../testing/drafts';
import { devTools } from './devTools';
import { logOf } from './log';

const { actionSanitizer, predicate } = devTools.options;

const open = async () => {
  const parts = await renderApp('/', { devTools });
  await screen.findAllByRole('article');
  await act(() => parts.transport.quiet());
  const log = logOf(parts.store);
  const lastId = () => log.getState().stagedActionIds.at(-1) ?? 0;
  const jumpTo = (actionId: number) => {
    act(() => {
      log.dispatch({ type: 'JUMP_TO_ACTION', actionId });
    });
  };
  const write = async (text: string) => {
    await parts.user.click(composer());
    await parts.user.paste(text);
    await waitFor(() => expect(composerDraft(parts.store.getState()).content).toBe(text));
  };
  return { ...parts, log, lastId, jumpTo, write };
};

const likeOf = (name: string) => {
  const [card] = screen.getAllByRole('article', { name: `Post by ${name}` });
  if (!card) throw new Error(`No post by ${name}.`);
  return within(card).getByRole('button', { name: 'Like' });
};
const composer = () => screen.getByRole('textbox', { name: 'What did you watch?' });

/** What a user sees on the page, including dialogs and menus. */
const look = () => ({
  headings: screen
    .queryAllByRole('heading', { hidden: true })
    .map(({ textContent }) => textContent),
  articles: screen
    .queryAllByRole('article', { hidden: true })
    .map(({ textContent }) => textContent),
  // The bar is not part of the past state.
  buttons: screen
    .queryAllByRole('button', { hidden: true })
    .filter(({ textContent }) => textContent !== 'Return to now')
    .map((button) => `${button.ariaLabel} ${button.ariaPressed} ${button.ariaExpanded}`),
  fields: screen
    .queryAllByRole<HTMLInputElement>('textbox', { hidden: true })
    .map(({ value }) => value),
  menus: screen.queryAllByRole('menu').length,
  dialogs: screen.queryAllByRole('dialog').map(({ textContent }) => textContent),
});

it('renders each moment of a session of over 40 actions again, without side effects', async () => {
  // Cards show their age, which would change with the next minute.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { user, transport, log, lastId, jumpTo } = await open();
  await screen.findByRole('heading', { name: 'New from friends' });
  const marks: { id: number; look: ReturnType<typeof look> }[] = [];
  const mark = async () => {
    await act(() => transport.quiet());
    marks.push({ id: lastId(), look: look() });
  };
  await mark();
  await user.click(screen.getByRole('button', { name: 'Sort posts' }));
  await screen.findByRole('menu');
  await mark();
  await user.click(screen.getByRole('menuitemradio', { name: 'Oldest' }));
  await screen.findByRole('heading', { name: 'Oldest Posts' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await mark();
  await user.click(likeOf('Ruth Almeida'));
  await mark();
  await user.click(composer());
  for (const letter of 'Stalker, once more, in the rain') {
    await user.keyboard(letter);
    fireEvent.blur(composer());
  }
  await mark();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(composer()).toHaveValue(''));
  await mark();

  const names = Object.values(log.getState().actionsById)
    .filter(({ action }) => predicate({}, action))
    .map(({ action }) => actionSanitizer(action).type);
  expect(names.length).toBeGreaterThan(40);

  const sent = transport.sent.length;
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const push = jest.spyOn(window.history, 'pushState');
  for (const { id, look: seen } of [...marks.toReversed(), ...marks]) {
    jumpTo(id);
    await waitFor(() => expect(look()).toEqual(seen));
  }
  await act(() => transport.quiet());
  expect(transport.sent).toHaveLength(sent);
  expect(write).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('refuses actions in an outdated past, and says why', async () => {
  const { user, transport, lastId, jumpTo } = await open();
  const before = lastId();
  await user.click(likeOf('Ruth Almeida'));
  await waitFor(() => expect(transport.sentTo('POST /api/posts/dislike/')).toHaveLength(1));
  jumpTo(before);
  // The like was pending when the screen went back.
  expect(await screen.findByText('Viewing the past')).toBeInTheDocument();
  const sent = transport.sent.length;
  expect(likeOf('Ruth Almeida')).toHaveAttribute('aria-pressed', 'true');
  await user.click(likeOf('Ruth Almeida'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Viewing the past: nothing can be changed',
  );
  await act(() => transport.quiet());
  expect(transport.sent).toHaveLength(sent);
  await user.click(screen.getByRole('button', { name: 'Return to now' }));
  expect(screen.queryByText(/Viewing the past/)).toBeNull();
  expect(likeOf('Ruth Almeida')).toHaveAttribute('aria-pressed', 'false');
});

it('loads a page that was opened in the past, once back in the present', async () => {
  const { user, transport, lastId, jumpTo } = await open();
  const before = lastId();
  await user.click(likeOf('Ruth Almeida'));
  await act(() => transport.quiet());
  jumpTo(before);
  await user.click(screen.getByRole('link', { name: 'Explore' }));
  expect(await screen.findByRole('heading', { name: 'Explore' })).toBeInTheDocument();
  await act(() => transport.quiet());
  expect(screen.queryAllByRole('article')).toEqual([]);
  // Components send queries by themselves: no user action was refused.
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Return to now' }));
  expect(await screen.findAllByRole('article')).not.toEqual([]);
  expect(screen.getByRole('heading', { name: 'Explore' })).toBeInTheDocument();
});

it('shows no bar while the server’s data is unchanged', async () => {
  const { write, lastId, jumpTo } = await open();
  const before = lastId();
  await write('Stalker');
  jumpTo(before);
  expect(composer()).toHaveValue('');
  expect(screen.queryByText(/Viewing the past/)).toBeNull();
});

it('derives the same revision from an imported log', async () => {
  const { store, log } = await open();
  const entries = Object.values(log.getState().actionsById);
  const actions: UnknownAction[] = JSON.parse(JSON.stringify(entries.map(({ action }) => action)));
  expect(store.getState().revision).not.toBeNull();
  expect(actions.reduce(revisionReducer, null)).toBe(store.getState().revision);
});

it('keeps running effects while the past is on screen', async () => {
  const { store, transport, lastId, jumpTo, write } = await open();
  const before = lastId();
  await write('Stalker');
  jumpTo(before);
  const reset = { revision: 9, actorId: null, kind: 'reset', postIds: [], userIds: [] } as const;
  act(() => {
    store.dispatch(changeReceived({ ...reset, postIds: [], userIds: [] }));
  });
  expect(screen.getByText('Viewing the past')).toBeInTheDocument();
  act(() => {
    store.dispatch(loggedOut());
  });
  await act(() => transport.quiet());
  expect(selectSessionUser(store.getState())).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(composer()).toHaveValue('');
});
