import { notices, type Notice, type NoticeText } from './notice';
import { shownNotices } from './shownNotices';

const queue = (...texts: NoticeText[]): Notice[] =>
  texts.map((text, index) => ({ ...text, id: String(index) }));
const shownIds = (...texts: NoticeText[]) => shownNotices(queue(...texts)).map(({ id }) => id);

const created = notices.postCreated();

it('shows three notices of one corner and lets the next wait', () => {
  expect(shownIds(created, created, created, created)).toEqual(['0', '1', '2']);
});

it('counts each corner by itself', () => {
  expect(shownIds(created, created, created, notices.wrongCredentials())).toHaveLength(4);
});

it('shows at once what can be undone, and lets it take nobody’s place', () => {
  expect(shownIds(notices.postDeleted('a'), created, created, created, created)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
  expect(shownIds(created, created, created, notices.postDeleted('a'))).toHaveLength(4);
});
