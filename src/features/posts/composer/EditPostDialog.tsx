import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Dialog } from '../../../components/Dialog';
import { modalClosed } from '../../ui/uiSlice';
import { EditPostForm } from './EditPostForm';
import { selectPost } from '../changes/selectPost';

/** Edits a post. Closing the dialog keeps the edit as a draft; Cancel discards it. */
export function EditPostDialog({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const post = useAppSelector((state) => selectPost(state, postId));
  return (
    post && (
      <Dialog onClose={() => dispatch(modalClosed())} open title="Edit Post">
        <EditPostForm post={post} />
      </Dialog>
    )
  );
}
