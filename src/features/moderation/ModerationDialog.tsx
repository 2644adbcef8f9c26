import type { Modal } from '../ui/overlays';
import { ModerateDialog } from './acts/ModerateDialog';
import { MendFilmDialog } from './added/MendFilmDialog';
import { MergeFilmDialog } from './added/MergeFilmDialog';

type ModerationDialogProps = Omit<Extract<Modal, { kind: 'moderate' }>, 'kind'>;

/** Asks for what an act of a moderator needs. */
export function ModerationDialog({ act, about, name }: ModerationDialogProps) {
  if (act === 'mend') return <MendFilmDialog filmId={about.id} name={name} />;
  if (act === 'merge-films') return <MergeFilmDialog filmId={about.id} name={name} />;
  return <ModerateDialog about={about} act={act} name={name} />;
}
