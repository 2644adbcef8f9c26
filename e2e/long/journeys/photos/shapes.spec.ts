import { expect, signInQuietly, test } from '../../../fixtures';
import { png } from '../../../support/pictures';
import { writePost } from '../../../support/posts';

for (const [what, width, height, shape] of [
  ['in portrait format keeps its shape', 300, 360, 300 / 360],
  ['that is very tall is cropped to 4:5', 200, 600, 4 / 5],
  ['that is very wide is cropped to 2:1', 900, 150, 2],
] as const) {
  test(`a photo ${what}`, async ({ page }) => {
    await signInQuietly(page);
    const card = await writePost(page, 'Mind the shape', png(width, height));
    const shapeShown = async () => {
      const box = await card.getByRole('img', { name: 'A still from a film' }).boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    await expect.poll(shapeShown).toBeCloseTo(shape, 2);
  });
}
