import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAppStore } from '../../../app/hooks';
import { PersonAvatar } from '../../../components/PersonAvatar';
import type { ReplyTo } from '../../../domain/entities';
import { comesFromFilm } from '../../../lib/comesFromFilm';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { colour, media, space } from '../../../theme/tokens';
import { overlayEntryLeft } from '../../ui/overlayHistory';
import { useViewer } from '../../users/useViewer';
import { DraftFields } from './DraftFields';
import { DraftForm } from './DraftForm';
import { EMPTY_DRAFT, type PostDraft } from '../../drafts/postDraft';
import { whyUnsendable } from '../../drafts/postDraftRules';
import type { SelectDraft } from './DraftText';
import { placeOf } from '../../drafts/postReducers';
import { postDraftChanged, postSubmitted, selectNewPostDraft } from '../../drafts/draftsSlice';
import { SendButton } from './SendButton';
import { UnsentPosts } from './UnsentPosts';
import { usePhotoDraft } from './usePhotoDraft';

const AVATAR_PX = 44;

const Form = styled(DraftForm)({
  borderBottom: `1px solid ${colour.line}`,
  // On a phone the tools start below the avatar: beside it they would need two lines.
  [media.phone]: { '--tools-outdent': `calc(${AVATAR_PX}px + ${space(3)})` },
});

const AvatarLink = styled(Link)({ alignSelf: 'start', borderRadius: '50%' });

const NEW_POST = {
  form: 'New post',
  field: 'What did you watch?',
  send: 'Post',
};

const NEW_REPLY = {
  form: 'New reply',
  field: 'Write a reply',
  send: 'Reply',
};

interface ComposerProps {
  /** The post to reply to; without it the form writes a new post. */
  replyTo?: ReplyTo;
}

/** The form for a new post or a reply. */
export function Composer({ replyTo }: ComposerProps) {
  const store = useAppStore();
  const { dispatch } = store;
  const viewer = useViewer();
  const navigate = useNavigate();
  const location = useLocation();
  const base = replyTo ? { ...EMPTY_DRAFT, replyTo } : EMPTY_DRAFT;
  const place = placeOf(base);
  const select: SelectDraft = (state) => selectNewPostDraft(state, place);
  const change = (fields: Partial<PostDraft>) =>
    dispatch(postDraftChanged({ place, change: fields, base }));
  const photo = usePhotoDraft(select, change);
  const words = replyTo ? NEW_REPLY : NEW_POST;
  if (!viewer) return null;

  const send = () => {
    const draft = select(store.getState());
    if (whyUnsendable(draft) !== null || photo.isPreparing) return;
    dispatch(postSubmitted(draft));
    if (draft.film && comesFromFilm(location.state))
      void overlayEntryLeft().then(() => navigate(-1));
  };
  return (
    <>
      <UnsentPosts replyToId={replyTo?._id} />
      <Form aria-label={words.form} onSend={send}>
        <AvatarLink aria-label="Your profile" to={paths.ownProfile}>
          <PersonAvatar name={fullName(viewer)} size={AVATAR_PX} src={viewer.avatar} />
        </AvatarLink>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <DraftFields
            label={words.field}
            onChange={change}
            photo={photo}
            placeholder={words.field}
            removeLabel="Remove photo"
            select={select}
          >
            <SendButton isPreparing={photo.isPreparing} select={select}>
              {words.send}
            </SendButton>
          </DraftFields>
        </Stack>
      </Form>
    </>
  );
}
