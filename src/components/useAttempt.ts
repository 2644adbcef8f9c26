import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** For a form that shows its errors only after an attempt to submit it. */
export function useAttempt<Root extends HTMLElement = HTMLFormElement>() {
  const [attempted, setAttempted] = useState(false);
  const form = useRef<Root>(null);

  /** Shows the errors and focuses the first field that has one, with its error in view. */
  const attempt = () => {
    flushSync(() => {
      setAttempted(true);
    });
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus();
    // The error message is below the field.
    field?.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'nearest' });
  };

  /** Shows no errors until the next attempt. */
  const forget = () => setAttempted(false);

  return { form, attempted, attempt, forget };
}
