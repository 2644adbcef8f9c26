import { mergedStandings } from '../rules/mergeStandings';
import { storeEntryTags } from './entryTags';
import { storePeriods } from './periods';
import { loadStanding, logged, storeStanding, type StandingContext } from './standings';

/** Moves what a person said of a film to another. @throws Refusal 404 if one of them is not there */
export async function mergeStandings(
  context: StandingContext,
  fromId: string,
  intoId: string,
): Promise<void> {
  const { tx, userId, nextSeq } = context;
  const [from, into] = [await loadStanding(context, fromId), await loadStanding(context, intoId)];
  const merged = mergedStandings(from, into, nextSeq);
  // In this order, since evenings keep their ids.
  await storeStanding(tx, from, merged.from);
  await storeStanding(tx, into, merged.into);
  // So do their tags, but for evenings that a post stands for now.
  const kept = new Set(merged.into.entries.map(({ _id }) => _id));
  const joined = [...from.entries, ...into.entries].filter(({ _id }) => !kept.has(_id));
  await storeEntryTags(tx, userId, { before: joined, after: [] });
  await storePeriods(tx, userId, [
    { before: logged(from), after: logged(merged.from) },
    { before: logged(into), after: logged(merged.into) },
  ]);
}
