import { fireEvent, render, screen } from '@testing-library/react';
import { Stars } from './Stars';
import { StarsInput } from './StarsInput';

it('has a text alternative for screen readers', () => {
  render(<Stars rating={3.5} />);
  expect(screen.getByRole('img', { name: 'Rated 3.5 out of 5 stars' })).toBeInTheDocument();
});

it('sets and removes half stars', () => {
  const given: (number | null)[] = [];
  render(<StarsInput onRate={(stars) => given.push(stars)} rating={4} />);
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(screen.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  for (const name of ['3.5 Stars', '1 Star', 'No rating'])
    screen.getByRole('radio', { name }).click();
  expect(given).toEqual([3.5, 1, null]);
});

it('sets stars by a double click without removing them', () => {
  const given: (number | null)[] = [];
  render(<StarsInput onRate={(stars) => given.push(stars)} rating={4} />);
  const stars = screen.getByRole('radio', { name: '4 Stars' });
  const at = { clientX: 5, clientY: 5 };
  fireEvent.click(stars, { ...at, detail: 2 });
  expect(given).toEqual([]);
  fireEvent.click(stars, { ...at, detail: 1 });
  expect(given).toEqual([null]);
});
