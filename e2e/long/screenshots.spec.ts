import { settlePictures } from '../../scripts/settlePictures.mjs';
import { test } from '../fixtures';

test('a screenshot does not wait forever for a picture that never decodes or an animation that never ends', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto('/login');
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
    document.body.append(new Image());
    document.body.animate({ opacity: [0.9, 1] }, { duration: 3_600_000 });
  });
  await settlePictures(page);
});
