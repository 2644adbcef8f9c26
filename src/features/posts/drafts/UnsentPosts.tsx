import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Button } from '../../../components/Button';
import { HeldDraft } from './HeldDraft';
import {
  draftDiscarded,
  draftTakenUp,
  postDiscarded,
  postRetried,
  selectOutbox,
  selectSetAside,
} from '../postsSlice';

/** What was written and is not published: posts that failed, and drafts begun earlier or in another tab. */
export function UnsentPosts() {
  const dispatch = useAppDispatch();
  const failed = useAppSelector(selectOutbox).filter(({ status }) => status === 'failed');
  const setAside = useAppSelector(selectSetAside);
  return (
    <>
      {failed.map((post) => (
        <HeldDraft
          draft={post}
          key={post._id}
          message={`Your post is not published yet. ${post.problem ?? ''}`}
          role="alert"
        >
          <Button compact onClick={() => dispatch(postRetried(post._id))}>
            Retry
          </Button>
          <Button compact look="quiet" onClick={() => dispatch(postDiscarded(post._id))}>
            Discard
          </Button>
        </HeldDraft>
      ))}
      {setAside.map((draft) => (
        <HeldDraft draft={draft} key={draft._id} message="You began another draft." role="status">
          <Button compact onClick={() => dispatch(draftTakenUp(draft._id))}>
            Continue
          </Button>
          <Button compact look="quiet" onClick={() => dispatch(draftDiscarded(draft._id))}>
            Discard
          </Button>
        </HeldDraft>
      ))}
    </>
  );
}
