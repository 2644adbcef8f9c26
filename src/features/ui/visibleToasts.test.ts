import { toasts, type Toast, type ToastContent } from './toast';
import { visibleToasts } from './visibleToasts';

const queue = (...texts: ToastContent[]): Toast[] =>
  texts.map((text, index) => ({ ...text, id: String(index) }));
const shownIds = (...texts: ToastContent[]) => visibleToasts(queue(...texts)).map(({ id }) => id);

const created = toasts.postCreated();

it('shows three toasts of one corner and lets the next wait', () => {
  expect(shownIds(created, created, created, created)).toEqual(['0', '1', '2']);
});

it('counts each corner by itself', () => {
  expect(shownIds(created, created, created, toasts.wrongCredentials())).toHaveLength(4);
});

it('shows at once what can be undone, and lets it take nobody’s place', () => {
  expect(shownIds(toasts.postDeleted('a'), created, created, created, created)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
  expect(shownIds(created, created, created, toasts.postDeleted('a'))).toHaveLength(4);
});
