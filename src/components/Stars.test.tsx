import { render, screen } from '@testing-library/react';
import { Stars } from './Stars';
import { StarsInput } from './StarsInput';

it('says a rating in words for those who cannot see it', () => {
  render(<Stars rating={3.5} />);
  expect(screen.getByRole('img', { name: 'Rated 3.5 out of 5 stars' })).toBeInTheDocument();
});

it('gives stars in halves, and takes them back', () => {
  const given: (number | null)[] = [];
  render(<StarsInput onRate={(stars) => given.push(stars)} rating={4} />);
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(screen.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  for (const name of ['3.5 Stars', '1 Star', 'No rating'])
    screen.getByRole('radio', { name }).click();
  expect(given).toEqual([3.5, 1, null]);
});
