import { isRecordOf, isText, isTextOrNull, listOf } from '../../domain/guards';
import type { Keeper } from '../../lib/keeper';
import type { Draft, KeptDrafts, OutgoingPost } from './postsSlice';

const draftFields = { content: isText, photos: isTextOrNull };
const isDraft = isRecordOf<Draft>(draftFields);

const isOutgoingPost = isRecordOf<OutgoingPost>({
  ...draftFields,
  _id: isText,
  submittedAt: isText,
  status: (value): value is OutgoingPost['status'] => value === 'sending' || value === 'failed',
  problem: isTextOrNull,
});

const isEditDrafts = (value: unknown): value is Record<string, Draft> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isDraft);

const isKeptDrafts = isRecordOf<KeptDrafts>({
  draft: isDraft,
  editDrafts: isEditDrafts,
  outbox: listOf(isOutgoingPost),
});

/** The name under which drafts are kept, beside their writer's id. */
export const KEPT_DRAFTS = 'drafts';

/** A post reached the server after its writer had left: it is not to be offered again. */
export const forgetKeptOutgoing = async (
  keeper: Keeper,
  writerId: string,
  postId: string,
): Promise<void> => {
  const key = `${KEPT_DRAFTS}:${writerId}`;
  const kept = await keeper.read(key);
  if (!isKeptDrafts(kept)) return;
  await keeper.write(key, { ...kept, outbox: kept.outbox.filter(({ _id }) => _id !== postId) });
};

/** Drafts as read from storage, or null when there are none. */
export const parseKeptDrafts = (kept: unknown): KeptDrafts | null => {
  if (!isKeptDrafts(kept)) return null;
  const { draft, editDrafts, outbox } = kept;
  return { draft, editDrafts, outbox };
};
