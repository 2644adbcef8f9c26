import { aPerson } from '../../testing/builders';
import { authToasts } from '../auth/authToasts';
import { postToasts } from '../posts/postToasts';
import { toasts } from './toast';
import { userToasts } from '../users/userToasts';

const ruth = aPerson({ firstName: 'Ruth', lastName: 'Almeida' });
const BOTTOM_RIGHT = ['bottom', 'right'];

it.each([
  [authToasts.loggedIn(), 'Successfully logged in', 1000, BOTTOM_RIGHT, 'success'],
  [authToasts.guestWelcome(ruth), 'Welcome Ruth Almeida', 1000, ['bottom', 'left'], 'success'],
  [authToasts.wrongCredentials(), 'Wrong Credentials', 1000, ['top', 'right'], 'error'],
  [authToasts.loggedOut(), 'Logged Out ', 1000, BOTTOM_RIGHT, 'success'],
  [postToasts.postCreated(), 'Post Created', 1000, BOTTOM_RIGHT, 'success'],
  [postToasts.replyPosted(), 'Reply posted', 1000, BOTTOM_RIGHT, 'success'],
  [postToasts.postUpdated('a'), 'Post Updated', 1000, BOTTOM_RIGHT, 'success'],
  [userToasts.profileUpdated(), 'Profile Updated', 1000, BOTTOM_RIGHT, 'success'],
  [toasts.linkCopied(), 'Link Copied', 1000, BOTTOM_RIGHT, 'success'],
  [postToasts.bookmarked('a'), 'Post Added to bookmark', 1000, BOTTOM_RIGHT, 'success'],
  [postToasts.unbookmarked('a'), 'Post Removed from bookmark', 1000, BOTTOM_RIGHT, 'success'],
  [userToasts.followed(ruth), 'You started following Ruth Almeida', 1000, BOTTOM_RIGHT, 'success'],
  [userToasts.unfollowed(ruth), 'You unfollowed Ruth Almeida', 1000, BOTTOM_RIGHT, 'error'],
])('%#: has its text, duration, position and colour', (toast, text, ms, place, tone) => {
  expect(toast).toMatchObject({ text, tone, durationMs: ms });
  expect([toast.vertical, toast.horizontal]).toEqual(place);
});

it('welcomes a new user for five seconds at the top right', () => {
  expect(authToasts.signupWelcome(ruth)).toMatchObject({
    text: expect.stringContaining('Ruth Almeida'),
    durationMs: 5000,
    vertical: 'top',
    horizontal: 'right',
  });
});
