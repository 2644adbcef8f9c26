import { useState } from 'react';
import { useAttempt } from '../../components/useAttempt';
import type { FieldErrors } from './validation';

/**
 * The values of a form. Errors show once the user has tried to submit it, and disappear as soon as
 * they are corrected.
 * @param validate returns the errors of the current values
 */
export function useForm<Field extends string>(
  initial: Record<Field, string>,
  validate: (values: Record<Field, string>) => FieldErrors<Field>,
) {
  const [values, setValues] = useState(initial);
  const { form, attempted, attempt, forget } = useAttempt();
  const errors = validate(values);

  const field = (name: Field) => ({
    name,
    value: values[name],
    error: attempted && name in errors,
    helperText: attempted ? errors[name] : undefined,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues((current) => ({ ...current, [name]: target.value }));
    },
  });

  /** Shows the errors and focuses the first. Returns them, or null if there are none. */
  const check = (): FieldErrors<Field> | null => {
    attempt();
    return Object.keys(errors).length > 0 ? errors : null;
  };

  /** Begins anew with these values in place of the present ones, as after a success. */
  const restart = (next: Partial<Record<Field, string>>) => {
    forget();
    setValues((current) => ({ ...current, ...next }));
  };

  return { form, values, field, check, restart };
}
