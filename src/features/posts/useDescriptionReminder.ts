import { useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { undescribedPhoto } from './draftRules';
import type { SelectDraft } from './DraftText';

/** The two ways on from the reminder. */
export interface DescriptionReminder {
  onDescribe: () => void;
  onSkip: () => void;
}

/**
 * Reminds a writer, once for each photo, that it has no description yet.
 * @returns what sends the draft or reminds first, and the reminder while it is open
 */
export const useDescriptionReminder = (
  select: SelectDraft,
  send: () => void,
): [submit: () => void, reminder: DescriptionReminder | null] => {
  const photo = useAppSelector((state) => undescribedPhoto(select(state)));
  const [reminded, setReminded] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const submit = () => {
    if (photo === null || photo === reminded) {
      send();
      return;
    }
    setReminded(photo);
    setIsOpen(true);
  };
  const reminder = { onDescribe: () => setIsOpen(false), onSkip: send };
  return [submit, isOpen && photo !== null && photo === reminded ? reminder : null];
};
