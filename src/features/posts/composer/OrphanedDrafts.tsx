import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { copyText } from '../../../lib/copyText';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { EMPTY_DRAFT, type Draft } from '../drafts/draft';
import {
  draftDiscarded,
  editDraftDropped,
  replyDraftChanged,
  selectEarlierDrafts,
  selectEditDraft,
  selectReplyDraft,
} from '../postsSlice';
import { UnsentDraft } from './UnsentDraft';

interface OrphanedDraftProps {
  draft: Draft;
  message: string;
  onDiscard: () => void;
}

function OrphanedDraft({ draft, message, onDiscard }: OrphanedDraftProps) {
  const dispatch = useAppDispatch();
  const copy = async () => {
    const copied = await copyText(draft.content);
    dispatch(
      toastQueued(
        copied ? toasts.info('Text copied') : toasts.failed('The text could not be copied.'),
      ),
    );
  };
  return (
    <UnsentDraft draft={draft} message={message} role="status">
      {draft.content !== '' && (
        <Button onClick={() => void copy()} size="small" variant="outlined">
          Copy text
        </Button>
      )}
      <Button onClick={onDiscard} size="small">
        Discard
      </Button>
    </UnsentDraft>
  );
}

/** Drafts whose post was deleted elsewhere: they can no longer be sent, but their text can be copied. */
export function OrphanedDrafts({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const edit = useAppSelector((state) => selectEditDraft(state, postId));
  const reply = useAppSelector((state) => selectReplyDraft(state, postId));
  const earlier = useAppSelector(selectEarlierDrafts).filter(
    ({ replyTo }) => replyTo?._id === postId,
  );
  const { replyTo } = reply;
  return (
    <>
      {edit && (
        <OrphanedDraft
          draft={edit}
          message="Your changes to this post were not saved."
          onDiscard={() => dispatch(editDraftDropped(postId))}
        />
      )}
      {replyTo && (
        <OrphanedDraft
          draft={reply}
          message="Your reply to this post was not sent."
          onDiscard={() =>
            dispatch(replyDraftChanged({ replyTo, change: { ...EMPTY_DRAFT, film: undefined } }))
          }
        />
      )}
      {earlier.map((draft) => (
        <OrphanedDraft
          draft={draft}
          key={draft._id}
          message="You have started another reply to this post."
          onDiscard={() => dispatch(draftDiscarded(draft._id))}
        />
      ))}
    </>
  );
}
