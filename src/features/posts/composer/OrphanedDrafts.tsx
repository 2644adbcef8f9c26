import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { isBlank } from '../../../domain/blank';
import { copyText } from '../../../lib/copyText';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { places } from '../../drafts/draftRecord';
import {
  draftDiscarded,
  draftDropped,
  selectPostDraft,
  selectWaitingDrafts,
} from '../../drafts/draftsSlice';
import type { PostDraft } from '../../drafts/postDraft';
import { UnsentDraft } from './UnsentDraft';

interface OrphanedDraftProps {
  draft: PostDraft;
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
      {!isBlank(draft.content) && (
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
  const [editPlace, replyPlace] = [places.edit(postId), places.reply(postId)];
  const edit = useAppSelector((state) => selectPostDraft(state, editPlace));
  const reply = useAppSelector((state) => selectPostDraft(state, replyPlace));
  const waiting = useAppSelector(selectWaitingDrafts).filter(({ place }) => place === replyPlace);
  return (
    <>
      {edit && (
        <OrphanedDraft
          draft={edit}
          message="Your changes to this post were not saved."
          onDiscard={() => dispatch(draftDropped(editPlace))}
        />
      )}
      {reply && (
        <OrphanedDraft
          draft={reply}
          message="Your reply to this post was not sent."
          onDiscard={() => dispatch(draftDropped(replyPlace))}
        />
      )}
      {waiting.map(({ _id, draft }) => (
        <OrphanedDraft
          draft={draft}
          key={_id}
          message="You have started another reply to this post."
          onDiscard={() => dispatch(draftDiscarded(_id))}
        />
      ))}
    </>
  );
}
