import { toasts, type Toast, type ToastContent } from './toast';
import { visibleToasts } from './visibleToasts';

const queue = (...texts: ToastContent[]): Toast[] =>
  texts.map((text, index) => ({ ...text, id: String(index) }));
const shownIds = (...texts: ToastContent[]) => visibleToasts(queue(...texts)).map(({ id }) => id);

const created = toasts.postCreated();

it('shows three toasts per corner, and the next one waits', () => {
  expect(shownIds(created, created, created, created)).toEqual(['0', '1', '2']);
});

it('counts each corner separately', () => {
  expect(shownIds(created, created, created, toasts.wrongCredentials())).toHaveLength(4);
});

it('shows toasts with Undo at once, without counting them', () => {
  expect(shownIds(toasts.postDeleted('a'), created, created, created, created)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
  expect(shownIds(created, created, created, toasts.postDeleted('a'))).toHaveLength(4);
});
