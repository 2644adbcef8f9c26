import type { FilmSummary } from '../../../domain/filmSummary';
import { filmName } from '../../../lib/films';
import { along, Bulbs } from '../drawing/Bulbs';
import { Brand } from '../drawing/Brand';
import { paint } from '../drawing/colours';
import { Ground } from '../drawing/Ground';
import { OneLine } from '../drawing/OneLine';
import { Person, type DrawnPerson } from '../drawing/Person';
import { PosterAt, POSTER_RATIO } from '../drawing/PosterAt';
import { RatingStars } from '../drawing/RatingStars';
import { Title } from '../drawing/Title';
import { SHAPES, type Picture, type PictureOptions, type Shape } from '../picture';
import { creditOf } from './credit';
import { starsText } from './starsText';

interface FilmFacts {
  film: FilmSummary;
  rating: number;
  person: DrawnPerson;
}

const LAYOUTS = {
  portrait: {
    poster: { x: 290, y: 84, width: 500 },
    title: { x: 70, y: 914, width: 940, height: 116 },
    credit: { x: 70, y: 1078, width: 940 },
    stars: { x: 310, y: 1098, size: 92 },
    person: { x: 70, y: 1240, width: 560 },
    brand: { x: 798, y: 1300 },
    align: 'middle',
  },
  landscape: {
    poster: { x: 84, y: 66, width: 332 },
    title: { x: 492, y: 66, width: 648, height: 190 },
    credit: { x: 492, y: 304, width: 648 },
    stars: { x: 484, y: 336, size: 96 },
    person: { x: 492, y: 496, width: 400 },
    brand: { x: 928, y: 560 },
    align: 'start',
  },
} as const satisfies Record<Shape, object>;

function FilmInItsCase({ film, rating, person, shape, measure }: FilmFacts & PictureOptions) {
  const { poster, title, credit, stars, brand, align, ...layout } = LAYOUTS[shape];
  const { x, y, width } = poster;
  const height = width * POSTER_RATIO;
  const [left, top, right, bottom] = [x - 30, y - 30, x + width + 30, y + height + 30];
  return (
    <>
      <Ground {...SHAPES[shape]} />
      <rect
        fill={paint.raised}
        height={bottom - top + 36}
        rx={14}
        stroke={paint.line}
        strokeWidth={3}
        width={right - left + 36}
        x={left - 18}
        y={top - 18}
      />
      <Bulbs
        points={[
          ...along([left, top], [right, top], 44),
          ...along([left, bottom], [right, bottom], 44),
          ...along([left, top], [left, bottom], 44).slice(1, -1),
          ...along([right, top], [right, bottom], 44).slice(1, -1),
        ]}
      />
      <PosterAt {...poster} film={film} />
      <Title {...title} align={align} fill={paint.ink} stands="bottom">
        {film.title}
      </Title>
      <OneLine {...credit} align={align} fill={paint.inkSoft} measure={measure} size={30}>
        {creditOf(film)}
      </OneLine>
      <RatingStars {...stars} fill={paint.amber} rating={rating} rest={paint.line} />
      <Person {...layout.person} fill={paint.ink} measure={measure} person={person} size={84} />
      <Brand {...brand} />
    </>
  );
}

/** A film that somebody rated: its poster in a lit case, and their stars. */
export const filmPicture = (facts: FilmFacts): Picture => {
  const { film, rating, person } = facts;
  return {
    name: film._id,
    hasSpoilers: false,
    draw: (options) => ({
      drawing: <FilmInItsCase {...facts} {...options} />,
      description: `The poster of ${filmName(film)} in a case with light bulbs around it. ${person.name} (@${person.username}) on Cinefolk rated it ${starsText(rating)}.`,
    }),
  };
};
