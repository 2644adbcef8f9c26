import type { FilmSummary } from '../../../domain/filmSummary';
import { filmName } from '../../../lib/films';
import { Brand } from '../drawing/Brand';
import { paint } from '../drawing/colours';
import { Ground } from '../drawing/Ground';
import { Line } from '../drawing/Line';
import { Person, type DrawnPerson } from '../drawing/Person';
import { Posters } from '../drawing/Posters';
import { Title } from '../drawing/Title';
import { SHAPES, type Picture, type PictureOptions, type Shape } from '../picture';
import { EveningStrip, type StripPart } from './EveningStrip';
import { Figures, type Figure } from './Figures';

/** What a year adds up to, or all of a diary. */
export interface Period {
  /** Such as "2026" or "All time". */
  name: string;
  /** Such as 212 hours. */
  figures: readonly Figure[];
  /** What a frame of the strip stands for. */
  part: 'month' | 'year';
  parts: readonly StripPart[];
  films: readonly FilmSummary[];
}

interface PeriodFacts extends Period {
  person: DrawnPerson;
}

const LAYOUTS = {
  portrait: {
    name: { x: 60, y: 60, width: 960, height: 500 },
    caption: { x: 60, y: 650, width: 960 },
    figures: { x: 60, y: 782, step: 250, size: 112 },
    films: { x: 60, y: 850, width: 960, height: 222 },
    strip: { x: 60, y: 1096, width: 960, height: 104 },
    person: { x: 60, y: 1234, width: 560, size: 84 },
    brand: { x: 808, y: 1298 },
  },
  landscape: {
    name: { x: 48, y: 44, width: 520, height: 210 },
    caption: { x: 48, y: 334, width: 520 },
    figures: { x: 48, y: 430, step: 130, size: 76 },
    films: { x: 630, y: 40, width: 522, height: 400 },
    strip: { x: 630, y: 466, width: 522, height: 120 },
    person: { x: 48, y: 520, width: 320, size: 70 },
    brand: { x: 374, y: 582 },
  },
} as const satisfies Record<Shape, object>;

function PeriodSheet({ person, shape, measure, ...period }: PeriodFacts & PictureOptions) {
  const layout = LAYOUTS[shape];
  return (
    <>
      <Ground {...SHAPES[shape]} />
      <Title {...layout.name} fill={paint.amber} stands="bottom">
        {period.name}
      </Title>
      <Line {...layout.caption} face="display" fill={paint.ink} size={72}>
        IN FILM
      </Line>
      <Figures {...layout.figures} figures={period.figures} />
      <Posters {...layout.films} films={period.films} />
      <EveningStrip {...layout.strip} parts={period.parts} />
      <Person {...layout.person} fill={paint.ink} measure={measure} person={person} />
      <Brand {...layout.brand} />
    </>
  );
}

/** A person's year in film, or all of their diary. */
export const periodPicture = (facts: PeriodFacts): Picture => {
  const { name, person, figures, films, part } = facts;
  const sums = figures.map((figure) => `${figure.value} ${figure.name}`).join(', ');
  return {
    name: `${name} in film`,
    hasSpoilers: false,
    draw: (options) => ({
      drawing: <PeriodSheet {...facts} {...options} />,
      description: [
        `${name} in film, by ${person.name} (@${person.username}) on Cinefolk: ${sums}.`,
        ...(films.length > 0 ? [`Posters: ${films.map(filmName).join(', ')}.`] : []),
        `A strip of film shows the evenings of each ${part}.`,
      ].join(' '),
    }),
  };
};
