import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../api/errorMessage';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { TextArea } from '../../components/TextArea';
import { useAttempt } from '../../components/useAttempt';
import { LIMITS } from '../../domain/limits';
import { roomLeft } from '../../lib/charactersLeftText';
import { draftDropped, reasonDraftChanged, selectReason } from '../drafts/draftsSlice';
import { useDraftField } from '../drafts/useDraftField';
import { toasts } from '../ui/toast';
import { modalClosed, toastQueued } from '../ui/uiSlice';
import { BUTTON_INSET } from '../../theme/tokens';
import { reasonError } from './reasonError';

interface ReasonDialogProps {
  title: string;
  /** A name in the title, which keeps a direction of its own. */
  name: string;
  /** What follows, and who will read the reason. */
  children: React.ReactNode;
  /** The field's label. */
  label: string;
  /** What the button says. */
  verb: string;
  /** What is missing besides the reason, as a message; `true` if a field among the children says so. */
  lacking?: string | boolean | undefined;
  /** Where the text is kept as a draft. */
  place: string;
  send: (reason: string) => Promise<{ error?: unknown }>;
  /** Called once the server has it. */
  onDone: () => void;
}

/** Asks for a reason and sends it. The text stays as a draft until the server has it. */
export function ReasonDialog({
  title,
  name,
  children,
  label,
  verb,
  lacking,
  place,
  send,
  onDone,
}: ReasonDialogProps) {
  const formId = useId();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { form, attempted, attempt } = useAttempt();
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const hasDraft = useAppSelector((state) => selectReason(state, place) !== '');
  const discard = () => dispatch(draftDropped(place));
  const close = () => dispatch(modalClosed());
  const field = useDraftField(
    (state) => selectReason(state, place),
    (reason) => dispatch(reasonDraftChanged({ place, reason })),
  );
  const problem = reasonError(field.value);

  const submit = async () => {
    setIsSending(true);
    const { error: failure } = await send(selectReason(store.getState(), place).trim());
    const isOpen = form.current !== null;
    setIsSending(false);
    setError(failure);
    if (failure === undefined) {
      discard();
      if (isOpen) close();
      onDone();
    } else if (!isOpen) dispatch(toastQueued(toasts.failed(errorMessage(failure))));
  };

  return (
    <Dialog
      action={
        <Button aria-busy={isSending} form={formId} size="small" type="submit" variant="contained">
          {verb}
        </Button>
      }
      name={name}
      onClose={close}
      open
      title={title}
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onInput={() => setError(undefined)}
        onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          attempt();
          if (problem === undefined && !lacking && !isSending) void submit();
        }}
        ref={form}
        sx={{ gap: 4, p: 5 }}
      >
        <Typography color="textSecondary" component="div">
          {children}
        </Typography>
        <TextArea
          {...field}
          error={attempted && problem !== undefined}
          helperText={(attempted && problem) || roomLeft(field.value, LIMITS.reason)}
          label={label}
          rows={4}
        />
        {attempted && typeof lacking === 'string' && <Alert severity="error">{lacking}</Alert>}
        {error !== undefined && <Alert severity="error">{errorMessage(error)}</Alert>}
        {hasDraft && (
          <Button
            onClick={discard}
            size="small"
            sx={{ alignSelf: 'start', ml: `-${BUTTON_INSET.small}` }}
          >
            Discard text
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
