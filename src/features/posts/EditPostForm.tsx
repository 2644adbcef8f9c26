import styled from '@emotion/styled';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import type { Post } from '../../domain/entities';
import { fullName } from '../../lib/fullName';
import { media, space } from '../../theme/tokens';
import { modalClosed } from '../ui/uiSlice';
import { DraftFields } from './DraftFields';
import { isSendable } from './draftRules';
import type { SelectDraft } from './DraftText';
import { postEdited } from './postEvents';
import { editDraftChanged, editDraftDropped, selectEditDraft, type Draft } from './postsSlice';
import { usePhotoDraft } from './usePhotoDraft';

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Fields = styled('div')({ display: 'grid', gap: space(3), minWidth: 0 });

/** The fields of an edit, and the ways out of it. */
export function EditPostForm({ post }: { post: Post }) {
  const store = useAppStore();
  const { dispatch } = store;
  const { _id: postId, content, photos, alt } = post;
  const select: SelectDraft = (state) => selectEditDraft(state, postId) ?? post;
  const isSendableDraft = useAppSelector((state) => isSendable(select(state)));
  const change = (fields: Partial<Draft>) =>
    dispatch(editDraftChanged({ postId, post: { content, photos, alt }, change: fields }));
  const photo = usePhotoDraft((dataUrl) => change({ photos: dataUrl }));
  const isReady = isSendableDraft && !photo.isPreparing;

  const cancel = () => {
    dispatch(editDraftDropped(postId));
    dispatch(modalClosed());
  };
  return (
    <Form
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        const draft = select(store.getState());
        dispatch(
          postEdited({ postId, content: draft.content, photos: draft.photos, alt: draft.alt }),
        );
      }}
    >
      <Avatar name={fullName(post.author)} src={post.author.avatar} />
      <Fields>
        <DraftFields
          label="Lights, Camera, Action"
          onChange={change}
          photo={photo}
          photoLabel="Change photo"
          placeholder="Lights, Camera, Action"
          removeLabel="Delete image"
          select={select}
        >
          <Button compact look="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button compact disabled={!isReady} type="submit">
            Save
          </Button>
        </DraftFields>
      </Fields>
    </Form>
  );
}
