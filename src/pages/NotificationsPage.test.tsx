import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { actInOtherTab, likeInOtherTab, writeInOtherTab } from '../testing/otherTab';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { notificationsSeen } from '../features/notifications/notificationActions';
import { useGetUnreadQuery } from '../features/notifications/notificationsApi';
import { NotificationsPage } from './NotificationsPage';

const OWN_POST = 'dust-in-the-beam';

/** Subscribes like the navigation on every page. */
function Unread() {
  return <p>{useGetUnreadQuery().data?.unread} unread</p>;
}

const open = async (arrange?: PartOptions['arrange']) => {
  const parts = await renderPart(
    <main>
      <Unread />
      <Link to="/elsewhere">Leave</Link>
      <Link to="/notifications">Come</Link>
      <Routes>
        <Route element={<NotificationsPage />} path="/notifications" />
        <Route element={null} path="*" />
      </Routes>
    </main>,
    { path: '/notifications', ...(arrange && { arrange }) },
  );
  await act(() => parts.transport.quiet());
  return parts;
};

const list = () => within(screen.getByRole('list', { name: 'Notifications' }));
const rows = () => list().getAllByRole('link');
const newRows = () => list().queryAllByRole('link', { name: /^New: / });

it('says who did what to which post, and links to it', async () => {
  await open(async (parts) => {
    await likeInOtherTab(parts, 'kinokai', OWN_POST);
    await writeInOtherTab(parts, 'reelruth', {
      _id: 'row-five',
      content: 'Row five!',
      replyTo: OWN_POST,
    });
    const follow = '/api/users/follow/user-matinee';
    await actInOtherTab(parts, 'noirnoel', ['POST', follow]);
  });
  const [follow, reply, likes] = newRows();
  expect(follow).toHaveTextContent(/Noël Brandt followed you/);
  expect(follow).toHaveAttribute('href', '/profile/noirnoel');
  expect(reply).toHaveTextContent(/Ruth Almeida replied to you.*Row five!/);
  expect(reply).toHaveAttribute('href', '/singlePost/row-five');
  expect(likes).toHaveTextContent(
    /Kai Lindqvist and 2 others liked your post.*Cinema Paradiso on a print/,
  );
  expect(likes).toHaveAttribute('href', `/singlePost/${OWN_POST}`);
});

it('gives both of two people their full names', async () => {
  await open();
  const names = /^Ruth Almeida and Noël Brandt liked your post/;
  expect(rows().filter((row) => names.test(row.textContent))).toHaveLength(1);
});

it('offers to follow back who is not followed yet, and then to take that back', async () => {
  const { user, transport } = await open(async (parts) => {
    const follow = '/api/users/follow/user-matinee';
    await actInOtherTab(parts, 'kinokai', ['POST', follow]);
    await actInOtherTab(parts, 'noirnoel', ['POST', follow]);
  });
  const [button, ...others] = list().getAllByRole('button');
  expect(others).toEqual([]);
  expect(button).toHaveAccessibleName('Follow back Kai Lindqvist');
  await user.click(button ?? document.body);
  expect(button).toHaveAccessibleName('Unfollow Kai Lindqvist');
  expect(button).toHaveTextContent('Unfollow Kai Lindqvist');
  expect(button).toHaveFocus();
  await act(() => transport.quiet());
  expect(transport.sentTo('POST /api/users/follow/user-kinokai')).toHaveLength(1);
});

it('sends one call however often the page reports the same notification at once', async () => {
  const { store, transport } = await open();
  await act(async () => {
    store.dispatch(notificationsSeen('like:dust-in-the-beam'));
    store.dispatch(notificationsSeen('like:dust-in-the-beam'));
    await transport.quiet();
  });
  const calls = () => transport.sent.filter((path) => path.includes('/notifications/read'));
  await waitFor(() => expect(calls()).not.toHaveLength(0));
  await act(() => transport.quiet());
  expect(calls()).toHaveLength(1);
});

it('marks new notifications until the viewer leaves, and not on the next visit', async () => {
  const { user, transport } = await open((parts) => likeInOtherTab(parts, 'kinokai', OWN_POST));
  expect(await screen.findByText('0 unread')).toBeInTheDocument();
  expect(newRows()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(screen.getByRole('link', { name: 'Come' }));
  await act(() => transport.quiet());
  expect(rows().length).toBeGreaterThan(1);
  expect(newRows()).toHaveLength(0);
});

it('adds what arrives while it is open', async () => {
  const parts = await open();
  expect(newRows()).toHaveLength(0);
  await likeInOtherTab(parts, 'kinokai', OWN_POST);
  expect(newRows()).toHaveLength(1);
  expect(await screen.findByText('0 unread')).toBeInTheDocument();
});

it('says how long ago each was, also hours later', async () => {
  await open((parts) => likeInOtherTab(parts, 'kinokai', OWN_POST));
  const time = () => within(newRows()[0] as HTMLElement).getByRole('time').textContent;
  const atFirst = time();
  jest.useFakeTimers({ now: Date.now() + 26 * 60 * 60_000 });
  fireEvent(document, new Event('visibilitychange'));
  jest.useRealTimers();
  expect(time()).not.toBe(atFirst);
});

it('names no moment in the future if the clock is behind the server’s', async () => {
  await open((parts) => likeInOtherTab(parts, 'kinokai', OWN_POST));
  jest.useFakeTimers({ now: Date.now() - 2 * 60 * 60_000 });
  fireEvent(document, new Event('visibilitychange'));
  jest.useRealTimers();
  expect(newRows()[0]).toHaveTextContent('a few seconds ago');
});

it('spoils no film that the viewer has not watched', async () => {
  await open((parts) =>
    writeInOtherTab(parts, 'reelruth', {
      _id: 'twist',
      content: '@matinee, Judy is Madeleine',
      filmId: 'vertigo-1958',
      spoilers: true,
    }),
  );
  const [mention] = newRows();
  expect(mention).toHaveTextContent(/Ruth Almeida mentioned you.*Spoilers for Vertigo/);
  expect(mention).not.toHaveTextContent('Judy');
});

it('says what failed, and tries again', async () => {
  const { user } = await open(({ transport }) =>
    transport.failsWith('GET /api/notifications?limit=20', 500, 'The projector is broken.'),
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The projector is broken.');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the kinds', () => {
  const openMenu = async () => {
    const parts = await open();
    await parts.user.click(screen.getByRole('button', { name: 'Notify me about' }));
    const choose = async (name: string) =>
      parts.user.click(await screen.findByRole('menuitemcheckbox', { name }));
    return { ...parts, choose };
  };
  const kind = (name: string) => screen.getByRole('menuitemcheckbox', { name });

  it('can each be turned off, which shows at once, and on again', async () => {
    const { transport, choose } = await openMenu();
    const held = transport.holdsRequest('POST /api/notifications/off');
    await choose('Likes');
    expect(kind('Likes')).not.toBeChecked();
    held.release();
    expect(await screen.findByText('All quiet')).toBeInTheDocument();
    expect(kind('Likes')).not.toBeChecked();
    expect(kind('Replies')).toBeChecked();
    await choose('Likes');
    await waitFor(() => expect(screen.queryByText('All quiet')).toBeNull());
    expect(kind('Likes')).toBeChecked();
  });

  it('stay as they were if the change is refused, with a message', async () => {
    const { transport, choose, toasts } = await openMenu();
    transport.failsWith('POST /api/notifications/off', 500, 'The projector is broken.');
    await choose('Mentions');
    await waitFor(() => expect(kind('Mentions')).toBeChecked());
    expect(toasts()).toContain('The projector is broken.');
  });
});
