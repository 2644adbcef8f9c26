import { authToasts } from '../auth/authToasts';
import { postToasts } from '../posts/postToasts';
import type { Toast, ToastContent } from './toast';
import { visibleToasts } from './visibleToasts';

const UNDO = { type: 'undone' };

const queue = (...texts: ToastContent[]): Toast[] =>
  texts.map((text, index) => ({ ...text, id: String(index) }));
const shownIds = (...texts: ToastContent[]) => visibleToasts(queue(...texts)).map(({ id }) => id);

const created = postToasts.postCreated();

it('shows three toasts per corner, and the next one waits', () => {
  expect(shownIds(created, created, created, created)).toEqual(['0', '1', '2']);
});

it('counts each corner separately', () => {
  expect(shownIds(created, created, created, authToasts.wrongCredentials())).toHaveLength(4);
});

it('shows toasts with Undo at once, without counting them', () => {
  expect(shownIds(postToasts.postDeleted('a', UNDO), created, created, created, created)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
  expect(shownIds(created, created, created, postToasts.postDeleted('a', UNDO))).toHaveLength(4);
});
