import { useAppDispatch } from '../../../app/hooks';
import type { About, SubjectKind } from '../../../domain/moderation';
import { places } from '../../drafts/draftRecord';
import { success } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { ReasonDialog } from '../ReasonDialog';
import { useReportMutation } from './reportApi';

const TITLES: Record<SubjectKind, (name: string) => string> = {
  post: (author) => `Report a post by ${author}`,
  film: (name) => `Report ${name}`,
  user: (name) => `Report ${name}`,
  list: (title) => `Report the list ${title}`,
};

interface ReportDialogProps {
  about: About;
  /** What a post's author, a film, a person or a list is called. */
  name: string;
}

/** Tells the moderators what is wrong with something. */
export function ReportDialog({ about, name }: ReportDialogProps) {
  const dispatch = useAppDispatch();
  const [report] = useReportMutation();
  return (
    <ReasonDialog
      label="What is wrong?"
      name={name}
      onDone={() =>
        dispatch(
          toastQueued({
            ...success('Thank you. The moderators will look at it.'),
            durationMs: 5000,
          }),
        )
      }
      place={places.reason('report', about)}
      send={(reason) => report({ about, reason })}
      title={TITLES[about.kind](name)}
      verb="Report"
    >
      The moderators read your report, and see that it comes from you. Nobody else is told.
    </ReasonDialog>
  );
}
