import { render } from '@testing-library/react';
import { preloadPoster } from '../../components/poster/Poster';
import { aFilm } from '../../testing/builders';
import { ProfileBanner } from './ProfileBanner';

const film = (title: string) => aFilm({ _id: title.toLowerCase(), title });
const [DUEL, M, RAN, UGETSU] = ['Duel', 'M', 'Ran', 'Ugetsu'].map(film);

beforeAll(preloadPoster);

/** The titles on the posters, which are hidden from assistive technology. */
const framed = (container: HTMLElement) => {
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  return [...container.querySelectorAll('svg')].map((poster) =>
    ['Duel', 'M', 'Ran', 'Ugetsu'].find((title) =>
      [...poster.querySelectorAll('text')].some(
        (text) => text.textContent.toLowerCase() === title.toLowerCase(),
      ),
    ),
  );
};

it('shows the posters of the favourite films once each, in their order', () => {
  const films = [DUEL, M, RAN, UGETSU].filter((one) => one !== undefined);
  const { container } = render(<ProfileBanner films={films} />);
  expect(framed(container)).toEqual(['Duel', 'M', 'Ran', 'Ugetsu']);
});

it('has no posters without favourite films', () => {
  const { container } = render(<ProfileBanner />);
  expect(framed(container)).toEqual([]);
});
