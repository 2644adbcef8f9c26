import type { FilmSummary } from '../../../domain/filmSummary';
import { filmName } from '../../../lib/films';
import { withCommas } from '../../../lib/withCommas';
import { along, Bulbs } from '../drawing/Bulbs';
import { Brand } from '../drawing/Brand';
import { paint } from '../drawing/colours';
import { Ground } from '../drawing/Ground';
import { OneLine } from '../drawing/OneLine';
import { Person, type DrawnPerson } from '../drawing/Person';
import { Posters } from '../drawing/Posters';
import { Title } from '../drawing/Title';
import { SHAPES, type Picture, type PictureOptions, type Shape } from '../picture';

interface ListFacts {
  title: string;
  filmCount: number;
  ranked: boolean;
  owner: DrawnPerson;
  /** Its first ones. */
  films: readonly FilmSummary[];
}

/** Two full rows. */
const MOST_POSTERS: Record<Shape, number> = { portrait: 8, landscape: 6 };

const LAYOUTS = {
  portrait: {
    board: { x: 60, y: 70, width: 960, height: 330 },
    films: { x: 60, y: 450, width: 960, height: 730 },
    person: { x: 60, y: 1232, width: 560 },
    brand: { x: 808, y: 1298 },
  },
  landscape: {
    board: { x: 44, y: 58, width: 490, height: 330 },
    films: { x: 580, y: 38, width: 580, height: 554 },
    person: { x: 44, y: 438, width: 490 },
    brand: { x: 44, y: 590 },
  },
} as const satisfies Record<Shape, object>;

const counted = (films: number) => `${withCommas(films)} ${films === 1 ? 'film' : 'films'}`;

function Marquee({
  title,
  filmCount,
  ranked,
  owner,
  films,
  ...options
}: ListFacts & PictureOptions) {
  const { shape, measure } = options;
  const { board, films: area, person, brand } = LAYOUTS[shape];
  const { x, y, width, height } = board;
  const rails = [0.4, 0.7].map((part) => y + 40 + (height - 110) * part);
  return (
    <>
      <Ground {...SHAPES[shape]} />
      <rect {...board} fill={paint.board} rx={6} stroke={paint.amber} strokeWidth={6} />
      {rails.map((rail) => (
        <path d={`M${x + 10} ${rail}h${width - 20}`} key={rail} stroke="#e4d5b5" strokeWidth={3} />
      ))}
      <Title
        align="middle"
        fill={paint.onBoard}
        height={height - 120}
        stands="middle"
        width={width - 80}
        x={x + 40}
        y={y + 34}
      >
        {title}
      </Title>
      <OneLine
        align="middle"
        fill={paint.onBoard}
        measure={measure}
        size={30}
        weight={600}
        width={width - 80}
        x={x + 40}
        y={y + height - 34}
      >
        {`${counted(filmCount)}${ranked ? ', ranked' : ''}`}
      </OneLine>
      <Bulbs
        points={[
          ...along([x + 14, y - 20], [x + width - 14, y - 20], 40),
          ...along([x + 14, y + height + 20], [x + width - 14, y + height + 20], 40),
        ]}
      />
      <Posters {...area} films={films} ranked={ranked} />
      <Person {...person} fill={paint.ink} measure={measure} person={owner} size={84} />
      <Brand {...brand} />
    </>
  );
}

/** A list of films: its title on a marquee, and its first posters. */
export const listPicture = (facts: ListFacts): Picture => {
  const { title, filmCount, ranked, owner } = facts;
  return {
    name: title,
    hasSpoilers: false,
    draw: (options) => {
      const films = facts.films.slice(0, MOST_POSTERS[options.shape]);
      const names = films.map((film, at) => `${ranked ? `${at + 1}. ` : ''}${filmName(film)}`);
      const end = filmCount > films.length ? ' …' : '.';
      return {
        drawing: <Marquee {...facts} {...options} films={films} />,
        description: [
          `A cinema’s marquee with the title “${title}”: a list of ${counted(filmCount)} by ${owner.name} (@${owner.username}) on Cinefolk.`,
          ...(films.length > 0 ? [`Posters: ${names.join(', ')}${end}`] : []),
        ].join(' '),
      };
    },
  };
};
