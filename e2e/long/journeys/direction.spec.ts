import { expect, signInQuietly, test } from '../../fixtures';
import { writePost } from '../../support/posts';

test('each line of a post runs in its own direction', async ({ page }) => {
  await signInQuietly(page);
  const card = await writePost(page, 'An evening\nערב טוב\nwith Ran');
  const starts = await card.getByTestId('post-text').evaluate((shown) => {
    const { left, width } = shown.getBoundingClientRect();
    const [text] = [...shown.childNodes].filter((node) => node instanceof Text);
    if (!text) return [];
    return ['An', 'ער', 'with'].map((begin) => {
      const range = document.createRange();
      const at = text.data.indexOf(begin);
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left > left + width / 2 ? 'right' : 'left';
    });
  });
  expect(starts).toEqual(['left', 'right', 'left']);
});
