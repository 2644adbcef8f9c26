import { aPerson } from '../../testing/builders';
import { notices } from './notice';

const ruth = aPerson({ firstName: 'Ruth', lastName: 'Almeida' });
const BOTTOM_RIGHT = ['bottom', 'right'];

it.each([
  [notices.loggedIn(), 'Successfully logged in', 1000, BOTTOM_RIGHT, 'success'],
  [notices.guestWelcome(ruth), 'Welcome Ruth Almeida', 1000, ['bottom', 'left'], 'success'],
  [notices.wrongCredentials(), 'Wrong Credentials', 1000, ['top', 'right'], 'error'],
  [notices.loggedOut(), 'Logged Out ', 1000, BOTTOM_RIGHT, 'success'],
  [notices.postCreated(), 'Post Created', 1000, BOTTOM_RIGHT, 'success'],
  [notices.postUpdated('a'), 'Post Updated', 1000, BOTTOM_RIGHT, 'success'],
  [notices.profileUpdated(), 'Profile Updated', 1000, BOTTOM_RIGHT, 'success'],
  [notices.linkCopied(), 'Link Copied', 1000, BOTTOM_RIGHT, 'success'],
  [notices.bookmarked('a'), 'Post Added to bookmark', 1000, BOTTOM_RIGHT, 'success'],
  [notices.unbookmarked('a'), 'Post Removed from bookmark', 1000, BOTTOM_RIGHT, 'success'],
  [notices.followed(ruth), 'You started following Ruth Almeida', 1000, BOTTOM_RIGHT, 'success'],
  [notices.unfollowed(ruth), 'You unfollowed Ruth Almeida', 1000, BOTTOM_RIGHT, 'error'],
])('%#: shows its text, for its time, in its place and colour', (notice, text, ms, place, tone) => {
  expect(notice).toMatchObject({ text, tone, durationMs: ms });
  expect([notice.vertical, notice.horizontal]).toEqual(place);
});

it('welcomes whoever signed up for five seconds at the top right', () => {
  expect(notices.signupWelcome(ruth)).toMatchObject({
    text: expect.stringContaining('Ruth Almeida'),
    durationMs: 5000,
    vertical: 'top',
    horizontal: 'right',
  });
});
