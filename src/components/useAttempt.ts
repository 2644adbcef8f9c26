import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** For a form whose faults show from the first attempt to send it on. */
export function useAttempt() {
  const [attempted, setAttempted] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** Shows the faults there are, and puts the focus on the first field that has one. */
  const attempt = () => {
    flushSync(() => {
      setAttempted(true);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return { form, attempted, attempt };
}
