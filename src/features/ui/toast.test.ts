import { aPerson } from '../../testing/builders';
import { toasts } from './toast';

const ruth = aPerson({ firstName: 'Ruth', lastName: 'Almeida' });
const BOTTOM_RIGHT = ['bottom', 'right'];

it.each([
  [toasts.loggedIn(), 'Successfully logged in', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.guestWelcome(ruth), 'Welcome Ruth Almeida', 1000, ['bottom', 'left'], 'success'],
  [toasts.wrongCredentials(), 'Wrong Credentials', 1000, ['top', 'right'], 'error'],
  [toasts.loggedOut(), 'Logged Out ', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.postCreated(), 'Post Created', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.replyPosted(), 'Reply posted', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.postUpdated('a'), 'Post Updated', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.profileUpdated(), 'Profile Updated', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.linkCopied(), 'Link Copied', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.bookmarked('a'), 'Post Added to bookmark', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.unbookmarked('a'), 'Post Removed from bookmark', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.followed(ruth), 'You started following Ruth Almeida', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.unfollowed(ruth), 'You unfollowed Ruth Almeida', 1000, BOTTOM_RIGHT, 'error'],
])('%#: has its text, duration, position and colour', (toast, text, ms, place, tone) => {
  expect(toast).toMatchObject({ text, tone, durationMs: ms });
  expect([toast.vertical, toast.horizontal]).toEqual(place);
});

it('welcomes a new user for five seconds at the top right', () => {
  expect(toasts.signupWelcome(ruth)).toMatchObject({
    text: expect.stringContaining('Ruth Almeida'),
    durationMs: 5000,
    vertical: 'top',
    horizontal: 'right',
  });
});
