import { useRef, useState } from 'react';
import { errorMessage } from '../../../api/errorMessage';
import type { Revised } from '../../../api/answered';
import { Queue } from '../../../api/queue';
import { useAppDispatch } from '../../../app/hooks';
import type { HiddenAnswer } from '../../../domain/hidden';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { useSaveHiddenWordsMutation } from './hiddenApi';

type Answer = Revised<HiddenAnswer>;

/** The newer of two answers: that to a change is known before the list has been fetched again. */
const newer = (one: Answer, other: Answer): Answer => (other.revision > one.revision ? other : one);

/** The viewer's hidden words, each change saved at once. A word being removed is left out already. */
export const useHiddenWords = (answer: Answer) => {
  const dispatch = useAppDispatch();
  const [queue] = useState(() => new Queue());
  const [saved, setSaved] = useState(answer);
  const [removing, setRemoving] = useState<string[]>([]);
  /** What was done last, for screen readers. */
  const [said, setSaid] = useState('');
  const [save, { isLoading }] = useSaveHiddenWordsMutation();
  const latest = useRef(answer);

  /** A whole list is saved, so a change waits for those before it, and is made to the list that they were answered. */
  const change = (made: (words: string[]) => string[], done: string): Promise<unknown> =>
    queue.run(['words'], async () => {
      const { words } = newer(latest.current, answer);
      const { data, error } = await save(made(words));
      if (!data) return error;
      latest.current = data;
      setSaved(data);
      setSaid(done);
      return undefined;
    });

  return {
    words: newer(answer, saved).words.filter((word) => !removing.includes(word)),
    said,
    isSaving: isLoading,
    /** Returns why the word was not added, if so. */
    add: (word: string) =>
      change((words) => [...new Set([...words, word.trim()])], `${word.trim()} was added`),
    remove: async (word: string) => {
      setRemoving((others) => [...others, word]);
      const error = await change(
        (words) => words.filter((other) => other !== word),
        `${word} was removed`,
      );
      setRemoving((others) => others.filter((other) => other !== word));
      if (error !== undefined)
        dispatch(toastQueued(toasts.failed(errorMessage(error), 'hidden words')));
    },
  };
};
