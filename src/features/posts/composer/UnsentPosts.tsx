import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import {
  draftDiscarded,
  draftResumed,
  postDiscarded,
  postRetried,
  selectOutbox,
  selectWaitingDrafts,
} from '../../drafts/draftsSlice';
import { places } from '../../drafts/draftRecord';
import { UnsentDraft } from './UnsentDraft';

interface UnsentPostsProps {
  /** Limits both to replies to this post; if undefined: all failed posts, and drafts of new posts. */
  replyToId: string | undefined;
}

/** Posts that failed, and drafts started earlier or in another tab. */
export function UnsentPosts({ replyToId }: UnsentPostsProps) {
  const dispatch = useAppDispatch();
  const failed = useAppSelector(selectOutbox).filter(
    ({ status, replyTo }) =>
      status === 'failed' && (replyToId === undefined || replyTo?._id === replyToId),
  );
  const ownPlace = replyToId === undefined ? places.post : places.reply(replyToId);
  const waiting = useAppSelector(selectWaitingDrafts).filter(({ place }) => place === ownPlace);
  return (
    <>
      {failed.map((post) => (
        <UnsentDraft
          draft={post}
          key={post._id}
          message={`Your ${post.replyTo ? 'reply' : 'post'} is not published yet. ${post.problem ?? ''}`}
          role="alert"
        >
          <Button onClick={() => dispatch(postRetried(post._id))} size="small" variant="contained">
            Retry
          </Button>
          <Button onClick={() => dispatch(postDiscarded(post._id))} size="small">
            Discard
          </Button>
        </UnsentDraft>
      ))}
      {waiting.map(({ _id, draft }) => (
        <UnsentDraft
          draft={draft}
          key={_id}
          message="You have started another draft."
          role="status"
        >
          <Button onClick={() => dispatch(draftResumed(_id))} size="small" variant="contained">
            Continue
          </Button>
          <Button onClick={() => dispatch(draftDiscarded(_id))} size="small">
            Discard
          </Button>
        </UnsentDraft>
      ))}
    </>
  );
}
