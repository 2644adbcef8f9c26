import type { HiddenAnswer, HiddenIdsAnswer } from '../../src/domain/hidden';
import type { Reading } from '../db/db';
import type { HideRecord } from '../rules/hideRecords';
import { summaryView, usersWithIds, type PictureAddress } from './users';

/** Whom a person blocks and mutes, the latest first, without those who block them. */
export async function hiddenIds(tx: Reading, userId: string): Promise<HiddenIdsAnswer> {
  const [hides, blocks] = await Promise.all([
    tx.list('hides', 'byUser', [userId]),
    tx.list('hides', 'byHidden', [userId, 'block']),
  ]);
  const blockerIds = new Set(blocks.map((block) => block.userId));
  const idsOf = (kind: HideRecord['kind']): string[] =>
    hides
      .filter((hide) => hide.kind === kind && !blockerIds.has(hide.hiddenId))
      .map(({ hiddenId }) => hiddenId)
      .reverse();
  return { blocked: idsOf('block'), muted: idsOf('mute') };
}

/** All that a person would rather not see. @param tx in which those whom they block exist */
export async function hiddenView(
  tx: Reading,
  userId: string,
  picture: PictureAddress,
): Promise<HiddenAnswer> {
  const [{ blocked, muted }, stored] = await Promise.all([
    hiddenIds(tx, userId),
    tx.get('hiddenWords', userId),
  ]);
  const people = await usersWithIds(tx, [...blocked, ...muted]);
  const summaries = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const person = people.get(id);
      return person ? [summaryView(person, picture)] : [];
    });
  return {
    blocked: summaries(blocked),
    muted: summaries(muted),
    words: [...(stored?.words ?? [])],
  };
}
