import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { useAppStore } from '../../../app/hooks';
import { PersonAvatar } from '../../../components/PersonAvatar';
import type { Post } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { colour, media, space } from '../../../theme/tokens';
import { modalClosed } from '../../ui/uiSlice';
import { DraftFields } from './DraftFields';
import { DraftForm } from './DraftForm';
import { draftOf, isSameDraft, type PostDraft } from '../../drafts/postDraft';
import { whyUnsendable } from '../../drafts/postDraftRules';
import type { SelectDraft } from './DraftText';
import { places } from '../../drafts/draftRecord';
import { draftDropped, postDraftChanged, selectPostDraft } from '../../drafts/draftsSlice';
import { SendButton } from './SendButton';
import { usePhotoDraft } from './usePhotoDraft';
import { postEdited } from '../changes/edit';

const Form = styled(DraftForm)({
  paddingBottom: 0,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Sticky, so that it stays visible however long the post is; as wide as the dialog. */
const Actions = styled(DialogActions)({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  gridColumn: '1 / -1',
  margin: `0 ${space(-4)}`,
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${colour.line}`,
  background: colour.raised,
  [media.low]: { position: 'static' },
});

/** Puts the caret at the end of the text. */
const focusText = (form: HTMLFormElement | null) => {
  const area = form?.querySelector('textarea');
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
};

/** The form of an edit, with Save and Cancel. */
export function EditPostForm({ post }: { post: Post }) {
  const store = useAppStore();
  const { dispatch } = store;
  const { _id: postId } = post;
  const place = places.edit(postId);
  const select: SelectDraft = (state) => selectPostDraft(state, place) ?? post;
  const change = (fields: Partial<PostDraft>) =>
    dispatch(postDraftChanged({ place, change: fields, base: draftOf(post) }));
  const photo = usePhotoDraft(select, change);

  const cancel = () => {
    dispatch(draftDropped(place));
    dispatch(modalClosed());
  };
  const send = () => {
    const draft = select(store.getState());
    if (whyUnsendable(draft) !== null || photo.isPreparing) return;
    // An unchanged post must not be marked as edited.
    if (isSameDraft(draft, draftOf(post))) cancel();
    else dispatch(postEdited({ postId, ...draftOf(draft) }));
  };
  return (
    <Form onSend={send} ref={focusText}>
      <PersonAvatar name={fullName(post.author)} src={post.author.avatar} />
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <DraftFields
          label="Lights, Camera, Action"
          onChange={change}
          photo={photo}
          placeholder="Lights, Camera, Action"
          removeLabel="Delete image"
          replaceLabel="Change photo"
          select={select}
        />
      </Stack>
      <Actions>
        <Button onClick={cancel} size="small">
          Cancel
        </Button>
        <SendButton isPreparing={photo.isPreparing} select={select}>
          Save
        </SendButton>
      </Actions>
    </Form>
  );
}
