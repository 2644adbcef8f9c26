import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** For a form whose errors show once a person has tried to submit it. */
export function useAttempt() {
  const [attempted, setAttempted] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** Shows the errors and focuses the first field that has one, with its error in view. */
  const attempt = () => {
    flushSync(() => {
      setAttempted(true);
    });
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus();
    // What is wrong stands below it.
    field?.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'nearest' });
  };

  return { form, attempted, attempt };
}
