import { LocalChanges } from './localChanges';

const withWord = (word: string) => (words: string[]) =>
  words.includes(word) ? words : [...words, word];

it('does a pending change again to any answer', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('liked'));
  expect(changes.rebase('a', [], 1000)).toEqual(['liked']);
});

it('leaves other things alone', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('liked'));
  expect(changes.rebase('b', [], 0)).toEqual([]);
});

it('does a settled change again to older answers only', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('liked')).settle(7);
  expect(changes.rebase('a', [], 6)).toEqual(['liked']);
  expect(changes.rebase('a', [], 7)).toEqual([]);
});

it('forgets what the server refused', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('kept'));
  changes.add('a', withWord('refused')).drop();
  expect(changes.rebase('a', [], 0)).toEqual(['kept']);
});

it('believes what was learned rather than an older answer, with newer changes done to it', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('settled')).settle(4);
  changes.learn('a', ['learned'], 5);
  changes.add('a', withWord('pending'));
  expect(changes.rebase('a', ['outdated'], 3)).toEqual(['learned', 'pending']);
  expect(changes.rebase('a', ['newer'], 6)).toEqual(['newer', 'pending']);
});

it('learns nothing from what is older than it knows', () => {
  const changes = new LocalChanges<string[]>();
  changes.learn('a', ['new'], 5);
  changes.learn('a', ['old'], 4);
  expect(changes.rebase('a', ['outdated'], 3)).toEqual(['new']);
});

it('does changes in the order in which they were made', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('first'));
  changes.add('a', withWord('second')).settle(3);
  expect(changes.rebase('a', [], 2)).toEqual(['first', 'second']);
});

it('forgets everything when the person leaves', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('liked'));
  changes.learn('a', ['learned'], 5);
  changes.clear();
  expect(changes.rebase('a', [], 0)).toEqual([]);
});

it('remembers the newest hundred settled changes and every pending one', () => {
  const changes = new LocalChanges<number[]>();
  changes.add('a', (list) => [...list, -1]);
  for (let revision = 1; revision <= 150; revision += 1)
    changes.add('a', (list) => [...list, revision]).settle(revision);
  const redone = changes.rebase('a', [], 0);
  expect(redone.slice(0, 2)).toEqual([-1, 51]);
  expect(redone).toHaveLength(101);
});

it('believes the later of two words on the same revision, and an answer as new as they are', () => {
  const changes = new LocalChanges<string[]>();
  changes.learn('a', ['earlier'], 5);
  changes.learn('a', ['later'], 5);
  expect(changes.rebase('a', ['outdated'], 4)).toEqual(['later']);
  expect(changes.rebase('a', ['as new'], 5)).toEqual(['as new']);
});

it('counts no pending change among the settled ones that it may forget', () => {
  const changes = new LocalChanges<number[]>();
  for (let made = 1; made <= 150; made += 1) changes.add('a', (list) => [...list, -made]);
  for (let revision = 1; revision <= 101; revision += 1)
    changes.add('a', (list) => [...list, revision]).settle(revision);
  const redone = changes.rebase('a', [], 0);
  expect(redone.filter((made) => made < 0)).toHaveLength(150);
  expect(redone.filter((revision) => revision > 0)).toHaveLength(100);
});

it('repaints a restored value with what is pending, and not with what the server has', () => {
  const changes = new LocalChanges<string[]>();
  changes.add('a', withWord('settled')).settle(4);
  changes.add('a', withWord('pending'));
  changes.add('b', withWord('another thing'));
  expect(changes.repaint('a', ['restored'])).toEqual(['restored', 'pending']);
});
