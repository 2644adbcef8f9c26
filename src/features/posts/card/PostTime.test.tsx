import { screen } from '@testing-library/react';
import { formatMoment } from '../../../lib/formatDate';
import { renderPart } from '../../../testing/renderPart';
import { PostTime } from './PostTime';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const MINUTE_MS = 60_000;

it('says how old a new post is, and exactly when it was written and edited in titles', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const before = (minutes: number) => new Date(NOW - minutes * MINUTE_MS).toISOString();
  await renderPart(<PostTime createdAt={before(2)} editedAt={before(1)} postId="p" />);
  const written = screen.getByRole('link', { name: '2 min' });
  expect(written).toHaveAttribute('href', '/singlePost/p');
  expect(written).toHaveAttribute('title', formatMoment(before(2)));
  expect(screen.getByText('edited')).toHaveAttribute('title', formatMoment(before(1)));
});
