import { useAppDispatch } from '../../../app/hooks';
import type { About, PlainAct, RoleAct } from '../../../domain/moderation';
import { focusContent } from '../../../lib/focus';
import { places } from '../../drafts/draftRecord';
import { success } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { useModerateMutation } from '../moderationApi';
import { ReasonDialog } from '../ReasonDialog';
import { ACT_TEXTS, actTitle } from './actTexts';

interface ModerateDialogProps {
  act: PlainAct | RoleAct;
  about: About;
  /** What it is done to, such as "a post by Kai Lindqvist". */
  name: string;
}

/** Asks a moderator why, and does it. */
export function ModerateDialog({ act, about, name }: ModerateDialogProps) {
  const dispatch = useAppDispatch();
  const [moderate] = useModerateMutation();
  const { verb, explanation, done } = ACT_TEXTS[act];
  return (
    <ReasonDialog
      label="Reason"
      name={name}
      onDone={() => {
        dispatch(toastQueued({ ...success(done), durationMs: 5000 }));
        // The button that opened the dialog leaves with what it offered, so the page takes the focus.
        setTimeout(focusContent);
      }}
      place={places.reason(act, about)}
      send={(reason) => moderate({ act, about, reason })}
      title={actTitle(act, name)}
      verb={verb}
    >
      {explanation} The log keeps your reason for all moderators.
    </ReasonDialog>
  );
}
