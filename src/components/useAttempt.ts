import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** For a form whose errors show once a person has tried to submit it. */
export function useAttempt() {
  const [attempted, setAttempted] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** Shows the errors and focuses the first field that has one. */
  const attempt = () => {
    flushSync(() => {
      setAttempted(true);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return { form, attempted, attempt };
}
