import type { EntryAnswer } from '../../src/domain/filmAnswers';
import type { Change } from '../../src/domain/backend';
import { CreateEntrySchema, EditEntrySchema } from '../../src/domain/filmRequests';
import { findDeleted } from '../db/cleanup';
import { findFilm } from '../films/findFilm';
import { changeStanding } from '../films/standings';
import { createEntry, deleteEntry, editEntry, restoreEntry } from '../rules/diary';
import type { DiaryRecord } from '../rules/filmRecords';
import type { UserRecord } from '../rules/records';
import { found, granted } from '../rules/refusal';
import { withEntry, withoutSource } from '../rules/standing';
import { oneEntry } from '../views/films';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, mutate, type ActorMutation } from './transactions';

const diaryChange = (actor: UserRecord, filmIds: string[]): Omit<Change, 'revision'> => ({
  kind: 'diary',
  actorId: actor._id,
  postIds: [],
  userIds: [],
  filmIds: [...new Set(filmIds)],
});

export function diaryEndpoints(server: Server): Endpoint[] {
  const { filmIndex } = server;
  const writeEntry = (act: ActorMutation, entry: DiaryRecord) =>
    changeStanding(standingContext(server, act), entry.filmId, (standing) =>
      withEntry(standing, entry),
    );
  const removeEntry = (act: ActorMutation, entry: DiaryRecord) =>
    changeStanding(standingContext(server, act), entry.filmId, (standing) =>
      withoutSource(standing, entry._id),
    );

  return [
    endpoint('post', '*/api/diary', async (call) => {
      const { entryData } = await authorisedBody(server, call, () => CreateEntrySchema);
      const snapshot = await mutate<EntryAnswer>(server, call, async (act) => {
        const { tx, unhidden, actor, context } = act;
        const film = await findFilm(tx, filmIndex, entryData.filmId);
        const wanted = { ...entryData, filmId: film._id };
        const { _id } = wanted;
        const [existing, deleted] =
          _id === undefined
            ? []
            : await Promise.all([
                unhidden.get('diary', _id),
                findDeleted(tx, 'deletedEntries', _id, context.now),
              ]);
        const { entry, isNew } = granted(createEntry(existing, deleted, actor, wanted, context));
        if (isNew) {
          await writeEntry(act, entry);
          // An entry deleted under this id can no longer be restored.
          await tx.delete('deletedEntries', entry._id);
        }
        return {
          value: { entry: await oneEntry(tx, entry, actor) },
          change: isNew ? diaryChange(actor, [entry.filmId]) : null,
        };
      });
      return reply(snapshot, 201);
    }),

    endpoint('post', '*/api/diary/edit/:entryId', async (call) => {
      const { entryData } = await authorisedBody(server, call, () => EditEntrySchema);
      const snapshot = await mutate<EntryAnswer>(server, call, async (act) => {
        const { tx, actor, context } = act;
        const before = found(await tx.get('diary', call.param('entryId')), 'entryNotFound');
        const { filmId } = entryData;
        const film = filmId === undefined ? undefined : await findFilm(tx, filmIndex, filmId);
        const wanted = { ...entryData, ...(film && { filmId: film._id }) };
        const { entry } = granted(editEntry(before, actor, wanted, context));
        if (entry.filmId !== before.filmId) await removeEntry(act, before);
        await writeEntry(act, entry);
        return {
          value: { entry: await oneEntry(tx, entry, actor) },
          change: diaryChange(actor, [before.filmId, entry.filmId]),
        };
      });
      return reply(snapshot, 201);
    }),

    endpoint('delete', '*/api/diary/:entryId', async (call) => {
      const snapshot = await mutate(server, call, async (act) => {
        const { tx, actor, context } = act;
        const entry = found(await tx.get('diary', call.param('entryId')), 'entryNotFound');
        const { deleted } = granted(deleteEntry(entry, actor, context));
        await tx.put('deletedEntries', deleted);
        await removeEntry(act, entry);
        return { value: {}, change: diaryChange(actor, [entry.filmId]) };
      });
      return reply(snapshot, 201);
    }),

    endpoint('post', '*/api/diary/restore/:entryId', async (call) => {
      const snapshot = await mutate<EntryAnswer>(server, call, async (act) => {
        const { tx, actor, context } = act;
        const entryId = call.param('entryId');
        const existing = await tx.get('diary', entryId);
        const deleted = await tx.get('deletedEntries', entryId);
        const { entry, isNew } = granted(restoreEntry(existing, deleted, actor, context));
        if (isNew) {
          await tx.delete('deletedEntries', entryId);
          await writeEntry(act, entry);
        }
        return {
          value: { entry: await oneEntry(tx, entry, actor) },
          change: isNew ? diaryChange(actor, [entry.filmId]) : null,
        };
      });
      return reply(snapshot, 201);
    }),
  ];
}
