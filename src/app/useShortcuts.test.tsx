import { act, fireEvent, screen, within } from '@testing-library/react';
import { focusCardOf } from '../features/posts/card/cardFocus';
import { renderApp } from '../testing/renderApp';

const POST = 'dust-in-the-beam';
/** A post without replies. */
const QUIET = 'porco-by-the-sea';

const openExplore = async () => {
  const app = await renderApp('/explore');
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('Explore is empty.');
  act(() => focusCardOf(POST));
  return { ...app, card };
};

it.each(['o', '{Enter}'])('%s opens the focused post', async (key) => {
  const { user } = await openExplore();
  await user.keyboard(key);
  expect(await screen.findByRole('heading', { level: 1, name: 'Post' })).toBeInTheDocument();
});

it('/ focuses the search, even while a film search is open', async () => {
  const { user } = await renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Add film' }));
  await screen.findByRole('combobox', { name: 'Find a film' });
  act(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await user.keyboard('/');
  expect(screen.getByPlaceholderText('Search Cinefolk here...')).toHaveFocus();
});

it('knows its keys with Caps Lock and on another layout, but not with Shift or AltGr', async () => {
  const { card } = await openExplore();
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);
  const pressedOf = (name: string) =>
    within(card).getByRole('button', { name }).getAttribute('aria-pressed');
  const [liked, bookmarked] = [pressedOf('Like'), pressedOf('Bookmark')];
  press({ key: 'L', code: 'KeyL', shiftKey: true });
  press({ key: 'ł', code: 'KeyL', modifierAltGraph: true });
  expect(pressedOf('Like')).toBe(liked);
  press({ key: 'L', code: 'KeyL' });
  expect(pressedOf('Like')).not.toBe(liked);
  press({ key: 'и', code: 'KeyB' });
  expect(pressedOf('Bookmark')).not.toBe(bookmarked);
  press({ key: 'п', code: 'KeyG' });
  press({ key: 'а', code: 'KeyF' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Films' })).toBeInTheDocument();
});

it('leaves Enter to a focused button', async () => {
  const { user, card } = await openExplore();
  const like = card.querySelector<HTMLElement>('button[aria-label="Like"]');
  const before = like?.getAttribute('aria-pressed');
  act(() => like?.focus());
  await user.keyboard('{Enter}');
  expect(like?.getAttribute('aria-pressed')).not.toBe(before);
  expect(screen.getByRole('heading', { level: 1, name: 'Explore' })).toBeInTheDocument();
});

describe('on a focused reply', () => {
  const openThread = async () => {
    const app = await renderApp('/explore');
    const { server, session, user, transport } = app;
    await screen.findAllByRole('article');
    await act(() => transport.quiet());
    const postData = { _id: 'reply', replyTo: QUIET, content: 'Me too.', photos: null };
    await server.call('POST', '/api/posts', { token: session?.token ?? '', body: { postData } });
    act(() => focusCardOf(QUIET));
    await user.keyboard('o');
    const reply = await screen.findByRole('article', { name: /^Reply by/ });
    act(() => focusCardOf('reply'));
    return { ...app, reply };
  };

  it('l and b like and bookmark it', async () => {
    const { user, reply } = await openThread();
    await user.keyboard('lb');
    for (const name of ['Like', 'Bookmark']) {
      const button = within(reply).getByRole('button', { name });
      expect(button).toHaveAttribute('aria-pressed', 'true');
    }
  });

  it('o opens it', async () => {
    const { user } = await openThread();
    await user.keyboard('o');
    expect(await screen.findByText('Be the first to reply.')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: /^Reply by/ })).toHaveTextContent('Me too.');
  });
});
