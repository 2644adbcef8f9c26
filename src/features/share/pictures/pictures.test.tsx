import { HARD_TITLES } from '../../../components/poster/hardTitles';
import { aFilm, aSharedList } from '../../../testing/builders';
import { aDrawnPerson, drawPicture, edgesOf, shapes } from '../../../testing/drawPicture';
import { fileName, SHAPES } from '../picture';
import { filmPicture } from './filmPicture';
import { listPicture } from './listPicture';
import { periodPicture } from './periodPicture';
import { ticketPicture } from './ticketPicture';

const film = aFilm();
const TICKET = {
  postId: 'post-1',
  author: aDrawnPerson,
  film,
  list: undefined,
  rating: 4.5,
  day: 'Nov 14, 2026',
  words: 'Judy wears the necklace.',
  photo: null,
  spoils: null,
};

describe('the ticket of a post', () => {
  it('says what the post says', () => {
    const { text, description } = drawPicture(ticketPicture(TICKET));
    for (const said of ['VERTIGO', '1958 · Alfred Hitchcock', 'Ana Lys', '@ana', 'NOV 14, 2026'])
      expect(text).toContain(said);
    expect(text.replaceAll(/\s/g, '')).toContain('Judywearsthenecklace.');
    expect(description).toBe(
      'A cinema ticket for Vertigo (1958), rated 4.5 out of 5 stars, by Ana Lys (@ana) on Cinefolk, Nov 14, 2026. “Judy wears the necklace.”',
    );
  });

  it.each(shapes)('keeps a spoiler to itself unless it is asked for: %s', (shape) => {
    const picture = ticketPicture({ ...TICKET, spoils: 'Vertigo (1958)' });
    const covered = drawPicture(picture, shape);
    expect(picture.hasSpoilers).toBe(true);
    expect(covered.container.innerHTML + covered.description).not.toMatch(/Judy|necklace/);
    expect(covered.description).toContain('Spoilers for Vertigo (1958) inside.');
    expect(drawPicture(picture, shape, true).description).toContain('Judy wears the necklace.');
  });

  it('covers the photo of a reply below a mark as well', () => {
    const photo = 'data:image/png;base64,AA==';
    const reply = { ...TICKET, film: undefined, rating: undefined, photo };
    const shown = drawPicture(ticketPicture(reply));
    const covered = drawPicture(ticketPicture({ ...reply, spoils: 'Vertigo (1958)' }));
    expect(shown.container.innerHTML).toContain(photo);
    expect(covered.container.innerHTML).not.toContain(photo);
  });
});

it('says with its picture how a film was rated', () => {
  const { text, description } = drawPicture(
    filmPicture({ film, rating: 4.5, person: aDrawnPerson }),
  );
  expect(text).toContain('VERTIGO');
  expect(description).toContain('Ana Lys (@ana) on Cinefolk rated it 4.5 out of 5 stars.');
});

describe('the marquee of a list', () => {
  const films = Array.from({ length: 12 }, (_, index) =>
    aFilm({ _id: `film-${index}`, title: `Film ${index}` }),
  );
  const facts = {
    title: 'Rain on windows',
    filmCount: 12,
    ranked: true,
    owner: aDrawnPerson,
    films,
  };

  it('names the list and the films that are on it', () => {
    const { text, description } = drawPicture(listPicture(facts), 'landscape');
    expect(text).toContain('12 films, ranked');
    expect(description).toContain('“Rain on windows”: a list of 12 films by Ana Lys (@ana)');
    expect(description).toContain('1. Film 0 (1958)');
    expect(description).toMatch(/6\. Film 5 \(1958\) …$/);
  });

  it.each(shapes)(
    'sets the numbers of a ranked one below its posters, whose words they leave: %s',
    (shape) => {
      const { container } = drawPicture(listPicture(facts), shape);
      const hung = [...container.querySelectorAll('svg > g')].filter(
        ({ firstElementChild }) => firstElementChild?.tagName === 'svg',
      );
      expect(hung.length).toBeGreaterThan(5);
      for (const [
        index,
        { firstElementChild: poster, lastElementChild: number },
      ] of hung.entries()) {
        expect(number).toHaveTextContent(String(index + 1));
        const bottom = Number(poster?.getAttribute('y')) + Number(poster?.getAttribute('height'));
        const capHeight = 0.8 * Number(number?.getAttribute('font-size'));
        expect(Number(number?.getAttribute('y')) - capHeight).toBeGreaterThan(bottom);
      }
    },
  );

  it('does without posters if it is empty', () => {
    const { description } = drawPicture(listPicture({ ...facts, filmCount: 0, films: [] }));
    expect(description).toMatch(/a list of 0 films by Ana Lys \(@ana\) on Cinefolk\.$/);
  });
});

describe.each(shapes)('in %s', (shape) => {
  it.each([...HARD_TITLES, 'بين القصرين'])('everything stays on the picture: %s', (title) => {
    const hard = aFilm({ title, directors: [title.repeat(3)] });
    const owner = { ...aDrawnPerson, name: title.repeat(3), username: 'a'.repeat(30) };
    const parts = Array.from({ length: 40 }, (_, at) => ({ label: `${1987 + at}`, evenings: 3 }));
    const list = aSharedList({
      title,
      filmCount: 1_000,
      posters: [hard, aFilm({ title, _id: 'other' })],
      owner: { ...aSharedList().owner, firstName: title.repeat(3) },
    });
    const figures = [{ name: 'films', value: '1200' }];
    const pictures = [
      ticketPicture({ ...TICKET, film: hard, author: owner, words: `${title}\n`.repeat(40) }),
      ticketPicture({ ...TICKET, film: hard, words: '' }),
      ticketPicture({ ...TICKET, film: undefined, words: title.repeat(60) }),
      ticketPicture({ ...TICKET, film: undefined, list, words: title.repeat(60) }),
      ticketPicture({ ...TICKET, film: undefined, list, words: '' }),
      filmPicture({ film: hard, rating: 0.5, person: owner }),
      listPicture({ title, filmCount: 1_000, ranked: false, owner, films: [hard] }),
      periodPicture({
        name: 'All time',
        part: 'year',
        person: owner,
        figures,
        parts,
        films: [hard],
      }),
    ];
    const { width, height } = SHAPES[shape];
    for (const picture of pictures) {
      const { container } = drawPicture(picture, shape);
      expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
      for (const line of container.querySelectorAll<SVGTextElement>('svg > text')) {
        const { left, right, y } = edgesOf(line);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  });
});

it.each([
  ['vertigo-1958', 'cinefolk-vertigo-1958-portrait.png'],
  ['Amélie & friends / 2', 'cinefolk-amelie-friends-2-portrait.png'],
  ['東京', 'cinefolk-portrait.png'],
])('names the file after %s', (name, expected) => {
  expect(fileName(name, 'portrait')).toBe(expected);
});
