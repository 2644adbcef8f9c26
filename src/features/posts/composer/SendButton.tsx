import { useAppSelector } from '../../../app/hooks';
import { ExplainedButton } from '../../../components/ExplainedButton';
import { PHOTO_IS_PREPARED } from '../../../components/usePreparedFile';
import { today } from '../../../lib/dayjs';
import { useNow } from '../../../lib/useNow';
import { whyUnsendable } from '../../drafts/postDraftRules';
import type { SelectDraft } from './DraftText';

interface SendButtonProps {
  /** Selects the draft from the state. */
  select: SelectDraft;
  /** Whether a photo of the draft is still being prepared. */
  isPreparing: boolean;
  children: string;
}

/** Sends a draft. While it cannot be sent, it is disabled and says why, as it also does once a film's day has begun. */
export function SendButton({ select, isPreparing, children }: SendButtonProps) {
  useNow(today);
  const obstacle = useAppSelector((state) => whyUnsendable(select(state)));
  return (
    <ExplainedButton size="small" type="submit" why={isPreparing ? PHOTO_IS_PREPARED : obstacle}>
      {children}
    </ExplainedButton>
  );
}
