import { useState } from 'react';
import { errorMessage, isRefusal } from '../../../api/errorMessage';
import { useAppDispatch } from '../../../app/hooks';
import type { RefusalName } from '../../../domain/errors';
import { toasts, type ToastContent } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { useForm } from '../useForm';
import type { FieldErrors } from '../validation';

interface AccountForm<Field extends string> {
  initial: Record<Field, string>;
  validate: (values: Record<Field, string>) => FieldErrors<Field>;
  /** Makes the call. */
  send: (values: Record<Field, string>) => Promise<{ error?: unknown }>;
  /** The fields that refusals are about, with what is said there. */
  refused: readonly { name: RefusalName; field: Field; says: string }[];
  /** What is said when it is done, and what the fields that do not stay as they are hold then; neither if the form goes. */
  done?: { toast: ToastContent; next: Partial<Record<Field, string>> };
}

/** A form of the account. Fields show what the server refused of them until something is typed. */
export function useAccountForm<Field extends string>({
  initial,
  validate,
  send,
  refused,
  done,
}: AccountForm<Field>) {
  const dispatch = useAppDispatch();
  const { form, values, field, check, restart } = useForm(initial, validate);
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const refusalIn = (failure: unknown) => refused.find(({ name }) => isRefusal(failure, name));
  const refusal = refusalIn(error);

  const submit = async () => {
    setIsSending(true);
    const { error: failure } = await send(values);
    setIsSending(false);
    setError(failure);
    if (failure === undefined) {
      if (!done) return;
      restart(done.next);
      dispatch(toastQueued(done.toast));
    } else if (refusalIn(failure)) check();
    else dispatch(toastQueued(toasts.failed(errorMessage(failure), 'account')));
  };

  return {
    formProps: {
      'aria-busy': isSending,
      component: 'form' as const,
      noValidate: true,
      onInput: () => setError(undefined),
      onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (check() === null && !isSending) void submit();
      },
      ref: form,
    },
    isSending,
    field: (name: Field) => ({
      ...field(name),
      ...(refusal?.field === name && { error: true, helperText: refusal.says }),
    }),
  };
}
