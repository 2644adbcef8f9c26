import { GUEST } from '../../src/domain/demoAccounts';
import { seedIdOf } from '../../src/domain/sampleAccounts';
import { LIST_LIMITS } from '../../src/domain/listLimits';
import { createList } from '../rules/lists';
import type { ListFilmRecord, ListReactionRecord, ListRecord } from '../rules/listRecords';
import type { UserRecord } from '../rules/records';
import { granted } from '../rules/refusal';
import type { SeedContext } from './records';

/** Its dates are written for a visit on `WRITTEN_FOR`. */
interface SeedList {
  _id: string;
  /** A username. */
  owner: string;
  title: string;
  description: string;
  ranked: boolean;
  /** In order, each with its note, if there is one. */
  films: readonly (readonly [filmId: string, note?: string])[];
  createdAt: string;
  /** Usernames in the order they liked it. */
  likedBy: readonly string[];
}

const LISTS: readonly SeedList[] = [
  {
    _id: 'cried-at',
    owner: GUEST.username,
    title: 'Films I have cried at',
    description: 'Row F, first showing, a clean handkerchief. In the order it happened.',
    ranked: false,
    films: [
      ['city-lights-1931', 'Eleven years old, at a matinee with an organist. He cried, too.'],
      ['brief-encounter-1945', 'At the tea, not at the train.'],
      ['grave-of-the-fireflies-1988'],
      ['the-umbrellas-of-cherbourg-1964', 'With a cold, so nobody noticed.'],
      ['cinema-paradiso-1988', 'Every time, and earlier every time.'],
      ['perfect-days-2023', 'On the way home, at a traffic light.'],
    ],
    createdAt: '2026-09-12T12:20:00Z',
    likedBy: ['reelruth', 'kinokai'],
  },
  {
    _id: 'through-a-windscreen',
    owner: 'reelruth',
    title: 'Better through a windscreen',
    description: 'What the lot honks for. Bring a blanket, leave the headlights off.',
    ranked: false,
    films: [
      ['duel-1971', 'Only if the coast road is busy.'],
      ['american-graffiti-1973', 'Half of them come in the right car.'],
      ['two-lane-blacktop-1971'],
      ['jaws-1975', 'Nobody walks to the snack bar alone.'],
      ['mad-max-fury-road-2015', 'Turn the speakers down first.'],
      ['paris-texas-1984', 'For the last night of the season.'],
    ],
    createdAt: '2026-08-30T20:45:00Z',
    likedBy: [GUEST.username],
  },
  {
    _id: 'doorways',
    owner: 'noirnoel',
    title: 'The best doorways in film noir',
    description: 'Ranked by how much I would rather not walk through them.',
    ranked: true,
    films: [
      ['in-a-lonely-place-1950', 'A whole courtyard of them, and none is safe.'],
      ['the-third-man-1949', 'A cat, a light, a pair of shoes.'],
      ['double-indemnity-1944', 'It opens outwards, which no door there does. Nobody minds.'],
      ['out-of-the-past-1947', 'She comes in out of the sun.'],
      ['sunset-boulevard-1950'],
      ['the-night-of-the-hunter-1955', 'More of a silhouette with a house around it.'],
    ],
    createdAt: '2026-10-02T22:10:00Z',
    likedBy: ['framebyframe', 'reelruth', GUEST.username],
  },
];

/** The films on the seed's lists. */
export const LISTED_FILMS = LISTS.flatMap(({ films }) => films.map(([filmId]) => filmId));

interface ListRecords {
  lists: ListRecord[];
  listFilms: ListFilmRecord[];
  listReactions: ListReactionRecord[];
}

/** The lists of the sample people, with their films and likes. */
export function listRecords(
  users: readonly UserRecord[],
  { dates, nextSeq }: Pick<SeedContext, 'dates' | 'nextSeq'>,
): ListRecords {
  const made = LISTS.flatMap(({ owner, films, createdAt, likedBy, ...fields }) => {
    const actor = users.find(({ username }) => username === owner);
    if (!actor) return [];
    const at = dates.time(createdAt);
    const noted = films.map(([filmId, note]) => ({ filmId, note: note ?? null }));
    const written = granted(
      createList(
        undefined,
        actor,
        { ...fields, public: true, films: noted },
        {
          now: new Date(at),
          newId: () => fields._id,
          nextSeq,
        },
      ),
    );
    const posterIds = noted.slice(0, LIST_LIMITS.posters).map(({ filmId }) => filmId);
    return {
      list: { ...written.list, posterIds, likeCount: likedBy.length },
      films: written.films,
      reactions: likedBy.map((username): ListReactionRecord => ({
        listId: fields._id,
        userId: seedIdOf(username),
        kind: 'like',
        seq: nextSeq(),
        reactedAt: at,
      })),
    };
  });
  return {
    lists: made.map(({ list }) => list),
    listFilms: made.flatMap(({ films }) => films),
    listReactions: made.flatMap(({ reactions }) => reactions),
  };
}
