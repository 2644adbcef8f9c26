import type { FilmMatch, MatchAnswer } from '../../src/domain/filmAnswers';
import { MatchSchema, type NamedFilm } from '../../src/domain/matchRequest';
import { lazyCode } from '../chunkLoadError';
import { addedFilms, namesakes } from '../films/addFilm';
import { BATCH, batchesOf } from '../films/batchesOf';
import { recordOf } from '../films/findFilm';
import { mineOf, summaryOf } from '../views/films';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { authorisedBody, readSignedIn } from './transactions';

/** Matches up to 500 named films with those in the app. Changes nothing. */
export const filmMatchEndpoints = (server: Server): Endpoint[] => [
  endpoint('post', '*/api/films/match', async (call) => {
    const { films: wanted } = await authorisedBody(server, call, () => MatchSchema);
    const { matchFilm } = await lazyCode(import('../rules/matchFilm'));
    return reply<MatchAnswer>(
      await readSignedIn(server, call, async (tx, viewer) => {
        const match = async (named: NamedFilm): Promise<FilmMatch> => {
          const added = (key: string) => addedFilms(tx, key);
          const alike = await namesakes(server.filmIndex, named.title, added);
          const { verdict, films } = matchFilm(alike, named);
          const mine = await Promise.all(films.map(({ _id }) => mineOf(tx, viewer, _id)));
          const records = await Promise.all(films.map((film) => recordOf(tx, film)));
          const seen = records.map((record, index) => summaryOf(record, viewer, mine[index]));
          return { verdict, films: seen };
        };
        const matches: FilmMatch[] = [];
        for (const batch of batchesOf(wanted, BATCH))
          matches.push(...(await Promise.all(batch.map(match))));
        return { matches };
      }),
    );
  }),
];
