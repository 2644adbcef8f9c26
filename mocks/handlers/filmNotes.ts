import type { FilmNotesAnswer } from '../../src/domain/filmAnswers';
import { CursorQuerySchema } from '../../src/domain/queries';
import { scanPage } from '../feeds/scanPage';
import { findFilm } from '../films/findFilm';
import { withoutPeople } from '../session/hidden';
import { entryView, summariesOf } from '../views/films';
import { summaryView, usersWithIds } from '../views/users';
import { parseQuery } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { read } from './transactions';

/** What people wrote about a film in their diaries. The text of a post is shown with the post. */
export function filmNoteEndpoints(server: Server): Endpoint[] {
  const { filmIndex, picture } = server;
  return [
    endpoint('get', '*/api/films/:filmId/diaries', async (call) =>
      reply<FilmNotesAnswer>(
        await read(server, call, async (tx, viewer, { hidden }) => {
          const query = parseQuery(CursorQuerySchema, call.url);
          const { _id } = await findFilm(tx, filmIndex, call.param('filmId'));
          const { records, nextCursor } = await scanPage(
            withoutPeople(tx, hidden.mutedIds),
            {
              scope: { feed: `diaries:${_id}`, sort: 'latest' },
              store: 'diary',
              index: 'byNotedFilm',
              prefix: [_id],
              direction: 'descending',
              keyOf: ({ watchedOn, seq }) => [watchedOn, seq],
              keyLength: 2,
            },
            query,
          );
          const films = await summariesOf(tx, [_id], viewer);
          const authors = records.map(({ userId }) => userId);
          const people = await usersWithIds(tx, [...new Set(authors)]);
          const entries = records.flatMap((entry) => {
            const user = people.get(entry.userId);
            return user ? [{ ...entryView(entry, films), user: summaryView(user, picture) }] : [];
          });
          return { entries, nextCursor };
        }),
      ),
    ),
  ];
}
