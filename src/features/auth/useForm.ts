import { useState } from 'react';
import { useAttempt } from '../../components/useAttempt';
import type { Faults } from './validation';

/**
 * The values of a form whose faults show from the first attempt to send it on, and go as they are
 * mended.
 * @param initial the values to begin with
 * @param faultsOf the rules
 */
export function useForm<Field extends string>(
  initial: Record<Field, string>,
  faultsOf: (values: Record<Field, string>) => Faults<Field>,
) {
  const [values, setValues] = useState(initial);
  const { form, attempted, attempt } = useAttempt();
  const faults = faultsOf(values);

  const field = (name: Field) => ({
    name,
    value: values[name],
    error: attempted && name in faults,
    helperText: attempted ? faults[name] : undefined,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues((current) => ({ ...current, [name]: target.value }));
    },
  });

  /** Shows every fault and puts the focus on the first. Answers the faults, or null without any. */
  const check = (): Faults<Field> | null => {
    attempt();
    return Object.keys(faults).length > 0 ? faults : null;
  };

  return { form, values, field, check };
}
