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

it.each([
  ['four films in their order', [DUEL, M, RAN, UGETSU], ['Duel', 'M', 'Ran', 'Ugetsu']],
  ['three', [DUEL, M, RAN], ['Duel', 'M', 'Ran']],
  ['two films twice', [DUEL, M], ['Duel', 'M', 'Duel', 'M']],
  ['one three times', [RAN], ['Ran', 'Ran', 'Ran']],
])('shows the posters of %s', (_name, films, titles) => {
  const { container } = render(<ProfileBanner films={films.filter((one) => one !== undefined)} />);
  expect(framed(container)).toEqual(titles);
});

it('has no posters without favourite films', () => {
  const { container } = render(<ProfileBanner />);
  expect(framed(container)).toEqual([]);
});
