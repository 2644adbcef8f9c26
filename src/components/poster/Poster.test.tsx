import { render, screen } from '@testing-library/react';
import { FilmPoster } from './FilmPoster';
import { Poster } from './Poster';

const film = {
  _id: 'the-red-shoes-1948',
  title: 'The Red Shoes',
  year: 1948,
  directors: ['Michael Powell', 'Emeric Pressburger'],
  genres: ['Drama'],
};

it('is hidden from screen readers if the film is named next to it', () => {
  const { container } = render(<FilmPoster film={film} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('is an image with a name if it is alone', () => {
  render(<FilmPoster film={film} label="The Red Shoes (1948)" />);
  expect(screen.getByRole('img', { name: 'The Red Shoes (1948)' })).toBeInTheDocument();
});

it('keeps its words on a translated page: they have room on it as they are', async () => {
  render(<Poster film={film} label="The Red Shoes (1948)" />);
  const poster = await screen.findByRole('img', { name: 'The Red Shoes (1948)' });
  expect(poster.closest('[translate=no]')).not.toBeNull();
});

it('appears once its code is loaded', async () => {
  render(<Poster film={film} label="The Red Shoes (1948)" />);
  expect(await screen.findByRole('img', { name: 'The Red Shoes (1948)' })).toBeInTheDocument();
});
