import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { NotificationsAnswerSchema } from '../domain/notifications';
import { actInOtherTab, likeInOtherTab, writeInOtherTab } from '../testing/otherTab';
import { renderApp } from '../testing/renderApp';
import { postDeleted } from '../features/posts/changes/deletion';

const OWN_POST = 'dust-in-the-beam';

const link = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: /^Notifications/,
  });
const expectUnread = async (count: number) =>
  expect(await link()).toHaveAccessibleName(
    count === 0 ? 'Notifications' : `Notifications ${count} unread`,
  );

/** A page with little content, so that queries are fast. */
const open = async () => {
  const parts = await renderApp('/bookmarks');
  await act(() => parts.transport.quiet());
  return parts;
};

it('counts what others do in the navigation and the title, until it has been seen', async () => {
  const parts = await open();
  await expectUnread(0);
  await likeInOtherTab(parts, 'kinokai', OWN_POST);
  await writeInOtherTab(parts, 'reelruth', { _id: 'hello', content: 'Good evening, @matinee' });
  await expectUnread(2);
  expect(document.title).toBe('(2) Bookmarks · Cinefolk');
  await parts.user.click(await link());
  await waitFor(() => expect(document.title).toBe('Notifications · Cinefolk'));
  await expectUnread(0);
});

it('does not count the viewer’s own actions', async () => {
  const parts = await open();
  const own = { _id: 'own', content: 'Note to @matinee', replyTo: OWN_POST };
  await writeInOtherTab(parts, 'matinee', own);
  await expectUnread(0);
});

it('stops counting what another tab has read', async () => {
  const parts = await open();
  await likeInOtherTab(parts, 'kinokai', OWN_POST);
  await expectUnread(1);
  const { token } = await parts.server.signIn('matinee');
  const { body } = await parts.server.call('GET', '/api/notifications?limit=1', { token });
  const { notifications } = v.parse(NotificationsAnswerSchema, body);
  const read = { until: notifications[0]?._id };
  await actInOtherTab(parts, 'matinee', ['POST', '/api/notifications/read', read]);
  await expectUnread(0);
});

it('keeps counting while the list is open in a hidden tab', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const parts = await open();
  await likeInOtherTab(parts, 'kinokai', OWN_POST);
  await parts.user.click(await link());
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  await act(() => parts.transport.quiet());
  await expectUnread(1);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(document.title).toBe('Notifications · Cinefolk'));
  visibility.mockRestore();
});

it.each(['here', 'in another tab'])(
  'counts no longer what was told of a post that one deletes %s',
  async (where) => {
    const parts = await open();
    await likeInOtherTab(parts, 'kinokai', OWN_POST);
    await expectUnread(1);
    if (where === 'here') {
      act(() => void parts.store.dispatch(postDeleted(OWN_POST)));
      await act(() => parts.transport.quiet());
    } else {
      await actInOtherTab(parts, 'matinee', ['DELETE', `/api/posts/${OWN_POST}`]);
    }
    await expectUnread(0);
  },
);
