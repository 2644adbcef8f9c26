import type { MatchAnswer } from '../../src/domain/filmAnswers';
import { MatchSchema } from '../../src/domain/matchRequest';
import { namesakes } from '../films/addFilm';
import { matchFilm } from '../rules/matchFilm';
import { mineOf, summaryOf } from '../views/films';
import { type Handles, reply } from './route';
import type { Server } from './server';
import { authorisedBody, readSignedIn } from './transactions';

/** Says of up to 500 films which of ours they are. Changes nothing. */
export function filmMatchHandles(server: Server): Handles {
  return {
    'POST /api/films/match': async (call) => {
      const { films: wanted } = await authorisedBody(server, call, () => MatchSchema);
      return reply<MatchAnswer>(
        await readSignedIn(server, call, async (tx, viewer) => ({
          matches: await Promise.all(
            wanted.map(async (named) => {
              const match = matchFilm(await namesakes(tx, server.filmIndex, named.title), named);
              const mine = await Promise.all(match.films.map(({ _id }) => mineOf(tx, viewer, _id)));
              const films = match.films.map((film, at) => summaryOf({ film }, viewer, mine[at]));
              return { verdict: match.verdict, films };
            }),
          ),
        })),
      );
    },
  };
}
