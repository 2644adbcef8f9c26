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
  ['a picture beside a name with spaces', 'Screenshot 2026-11-27 at 10.00.png', UNNAMED],
  ['a picture beside its name without the ending', 'still', STILL],
  ['a picture beside an ending of a camera', 'IMG_1.HEIF', UNNAMED],
  ['a picture beside its path in quotes', '"C:\\My Pictures\\still.png"', STILL],
  ['a picture beside its address on the web', 'https://rowf.example/a.webp?w=800#top', UNNAMED],
  ['a picture below a mark', 'x-special/nautilus-clipboard\ncopy\nfile:///a/still.png\n', STILL],
  ['a file beside its address', 'file:///home/ana/notes%20from%20the%20row.txt', NOTES],
  ['a picture beside an address that is none', 'file:///home/ana/100%/still.png', STILL],
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
  ['a line below the name, as old files end lines', 'still.png\rfrom Ran', STILL],
  ['an address of no picture', 'https://rowf.example/ran', UNNAMED],
  ['an ending alone', '.png', UNNAMED],
  ['a sentence about an ending', 'Is it a .png', UNNAMED],
])('leaves %s as text', (_what, text, file) => {
  expect(pastedFiles(clipboard(text, file))).toEqual([]);
});

it('leaves a text without files', () => {
  expect(pastedFiles(clipboard('Row five'))).toEqual([]);
});
