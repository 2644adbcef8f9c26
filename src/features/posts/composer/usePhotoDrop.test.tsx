import { pastedFiles } from './usePhotoDrop';

const STILL = new File(['…'], 'still.png', { type: 'image/png' });
const UNNAMED = new File(['…'], 'image.png', { type: 'image/png' });
const NOTES = new File(['…'], 'notes from the row.txt', { type: 'text/plain' });

/** jsdom has no clipboard. */
const clipboard = (text: string, ...files: File[]): DataTransfer =>
  ({ files, getData: () => text }) as unknown as DataTransfer;

it.each([
  ['a picture alone', '', STILL],
  ['a picture beside its name', 'still.png', STILL],
  ['a picture beside its path', '/home/ana/Pictures/still.png', STILL],
  ['a picture beside its path on Windows', 'C:\\Pictures\\still.png\r\n', STILL],
  ['a picture beside its address', 'file:///home/ana/a%20b/still.png', STILL],
  ['a picture beside another name', 'still.jpeg', UNNAMED],
  ['a file that is none, to be refused', 'notes from the row.txt', NOTES],
])('takes %s', (_what, text, file) => {
  expect(pastedFiles(clipboard(text, file))).toEqual([file]);
});

it('takes several pictures beside their names', () => {
  expect(pastedFiles(clipboard('still.png\nimage.png', STILL, UNNAMED))).toEqual([STILL, UNNAMED]);
});

it.each([
  ['a word processor’s text beside an image of it', 'Row five, left of centre.', UNNAMED],
  ['a text that names the picture', 'See still.png below', STILL],
  ['a line beside the name', 'still.png\nfrom Ran', STILL],
])('leaves %s as text', (_what, text, file) => {
  expect(pastedFiles(clipboard(text, file))).toEqual([]);
});

it('leaves a text without files', () => {
  expect(pastedFiles(clipboard('Row five'))).toEqual([]);
});
