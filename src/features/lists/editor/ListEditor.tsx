import { useId } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppStore } from '../../../app/hooks';
import { ExplainedButton } from '../../../components/ExplainedButton';
import { PageHeading } from '../../../components/PageHeading';
import { useAttempt } from '../../../components/useAttempt';
import { focusHeading } from '../../../lib/focus';
import { BUTTON_INSET } from '../../../theme/tokens';
import { places, type ListDraft } from '../../drafts/draftRecord';
import { draftDropped, selectListDraft } from '../../drafts/draftsSlice';
import { films } from '../counts';
import { AddFilm } from './AddFilm';
import { EditorRows } from './EditorRows';
import { whyUnsaveable } from './listForm';
import { ListTexts } from './ListTexts';
import { useListDraft } from './useListDraft';

interface ListEditorProps {
  heading: string;
  /** The page to return to. */
  backTo: string;
  /** Null for a new list. */
  listId: string | null;
  /** The list as it is. */
  base: ListDraft;
  /** Called only with a list that can be saved, and with the id of its draft, if anything was changed. */
  onSave: (draft: ListDraft, draftId: string | undefined) => void;
}

/** The form of a list. What was changed remains as a draft when its page is left. */
export function ListEditor({ heading, backTo, listId, base, onSave }: ListEditorProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { record, draft, change, edits } = useListDraft(listId, base);
  const { form, attempted, attempt } = useAttempt();
  const formId = useId();
  const save = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    // A field may have stored its last letters just now.
    const latest = selectListDraft(store.getState(), listId);
    const saved = latest?.draft ?? base;
    if (whyUnsaveable(saved) === null) onSave(saved, latest?._id);
  };
  return (
    <>
      <PageHeading backTo={backTo} title={heading}>
        <ExplainedButton form={formId} size="small" type="submit" why={whyUnsaveable(draft)}>
          Save
        </ExplainedButton>
      </PageHeading>
      <form id={formId} noValidate onSubmit={save} ref={form}>
        <Stack sx={{ gap: 4, p: 4 }}>
          <ListTexts
            attempted={attempted}
            change={change}
            draft={draft}
            select={(state) => selectListDraft(state, listId)?.draft ?? base}
          />
          {record && (
            <Button
              onClick={() => {
                focusHeading();
                dispatch(draftDropped(places.list(listId)));
              }}
              size="small"
              sx={{ alignSelf: 'start', ml: `-${BUTTON_INSET.small}` }}
            >
              Discard changes
            </Button>
          )}
          <Typography component="h2" variant="h2">
            {films(draft.films.length)}
          </Typography>
          <AddFilm edits={edits} items={draft.films} />
        </Stack>
        <EditorRows edits={edits} items={draft.films} />
      </form>
    </>
  );
}
