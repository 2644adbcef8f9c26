import { signInQuietly, test } from '../fixtures';
import { returnToDeepCard } from '../support/placeTests';

test('Back returns deep into a long feed: the same card in its place, focused, with no request', async ({
  page,
}) => {
  await signInQuietly(page);
  await returnToDeepCard(page);
});
