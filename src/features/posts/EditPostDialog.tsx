import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { fullName } from '../../lib/fullName';
import { media, space } from '../../theme/tokens';
import { modalClosed } from '../ui/uiSlice';
import { DraftFields } from './DraftFields';
import { isSendable } from './draftRules';
import { findPost } from './postCache';
import { postEdited } from './postEvents';
import { editDraftChanged, editDraftDropped, selectEditDraft, type Draft } from './postsSlice';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Fields = styled('div')({ display: 'grid', gap: space(3), minWidth: 0 });

/** Edits a post. Leaving keeps what was written for the next time; Cancel gives it up. */
export function EditPostDialog({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const post = useAppSelector((state) => findPost(state, postId));
  const begun = useAppSelector((state) => selectEditDraft(state, postId));
  if (!post) return null;

  const draft: Draft = begun ?? { content: post.content, photos: post.photos };
  const close = () => dispatch(modalClosed());
  return (
    <Dialog onClose={close} open title="Edit Post">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isSendable(draft)) dispatch(postEdited({ postId, ...draft }));
        }}
      >
        <Avatar name={fullName(post.author)} src={post.author.avatar} />
        <Fields>
          <DraftFields
            draft={draft}
            label="Lights, Camera, Action"
            onChange={(change) => dispatch(editDraftChanged({ postId, ...draft, ...change }))}
            photoLabel="Change photo"
            placeholder="Lights, Camera, Action"
            removeLabel="Delete image"
          >
            <Button
              compact
              look="quiet"
              onClick={() => {
                dispatch(editDraftDropped(postId));
                close();
              }}
            >
              Cancel
            </Button>
            <Button compact disabled={!isSendable(draft)} type="submit">
              Save
            </Button>
          </DraftFields>
        </Fields>
      </Form>
    </Dialog>
  );
}
