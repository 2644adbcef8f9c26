import { aFilm, aSharedList } from '../../../testing/builders';
import { aDrawnPerson, drawPicture, shapes } from '../../../testing/drawPicture';
import { ticketPicture } from './ticketPicture';

describe('the ticket of a post about a list', () => {
  const films = ['Rain', 'Windows', 'Steam', 'Trams', 'Umbrellas'].map((title) =>
    aFilm({ _id: title, title }),
  );
  const ticketOf = (posters: typeof films) =>
    ticketPicture({
      postId: 'post-1',
      author: aDrawnPerson,
      film: undefined,
      rating: undefined,
      day: 'Nov 14, 2026',
      words: '',
      photo: null,
      spoils: null,
      list: aSharedList({ filmCount: posters.length, posters }),
    });

  it.each(shapes)('shows its title, its owner and its first posters: %s', (shape) => {
    const { text, description, container } = drawPicture(ticketOf(films), shape);
    expect(text.replaceAll(/\s/g, '')).toContain('RAINONWINDOWS');
    expect(text).toMatch(/5 films · /);
    expect(text).not.toContain('ADMIT ONE');
    expect(container.querySelectorAll('svg svg[viewBox="0 0 200 300"]')).toHaveLength(4);
    expect(description).toMatch(/^A cinema ticket for “Rain on windows”, .+’s list of 5 films, by/);
    expect(description).toContain('Posters: Rain (1958), Windows (1958)');
  });

  it.each([
    [0, 'NOFILMSYET'],
    [1, 'RAIN'],
    [3, 'STEAM'],
  ])('finds a place for %s posters', (count, expected) => {
    expect(drawPicture(ticketOf(films.slice(0, count))).text.toUpperCase()).toContain(expected);
  });
});
