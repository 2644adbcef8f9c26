import { screen, waitFor, within } from '@testing-library/react';
import { renderPart, type PartOptions } from '../../testing/renderPart';
import { SuggestedUsers } from './SuggestedUsers';

const renderSuggestions = (options?: PartOptions) =>
  renderPart(
    <>
      <main id="content" tabIndex={-1} />
      <aside>
        <SuggestedUsers />
      </aside>
    </>,
    options,
  );

const followButtons = () => screen.findAllByRole('button', { name: /^Follow / });

it('shows everybody whom the viewer does not follow, except the viewer', async () => {
  await renderSuggestions();
  const names = (await followButtons()).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Follow Kai Lindqvist', 'Follow Priya Raman']);
  expect(screen.getByRole('heading', { name: 'Suggested Users' })).toBeInTheDocument();
});

it('removes a followed person, moves the focus, and hides when empty', async () => {
  const { user, server } = await renderSuggestions();
  const card = within(screen.getByRole('complementary'));
  const [first] = await followButtons();
  if (first) await user.click(first);
  expect(card.queryByText('Kai Lindqvist')).toBeNull();
  expect(card.getByRole('heading', { name: 'Suggested Users' })).toHaveFocus();
  await user.click(card.getByRole('button', { name: 'Follow Priya Raman' }));
  expect(card.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(async () => {
    const { following } = await server.user('matinee');
    expect(following).toHaveLength(4);
  });
});

it('shows a person again if the follow is refused, with the reason', async () => {
  const { user, transport, toasts } = await renderSuggestions();
  await followButtons();
  transport.failsWith('POST /api/users/follow/', 500, 'The usher is out.');
  await user.click(screen.getByRole('button', { name: 'Follow Kai Lindqvist' }));
  await waitFor(() => expect(toasts()).toEqual(['The usher is out.']));
  expect(await screen.findByRole('button', { name: 'Follow Kai Lindqvist' })).toBeInTheDocument();
});

it('shows what failed, and loads people on Retry', async () => {
  const { user } = await renderSuggestions({
    arrange: ({ transport }) =>
      transport.failsWith('GET /api/users?suggested', 500, 'The usher is out.'),
  });
  const card = within(screen.getByRole('complementary'));
  expect(await card.findByRole('alert')).toHaveTextContent('The usher is out.');
  await user.click(card.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(card.getAllByRole('button', { name: /^Follow / })).toHaveLength(2));
});
