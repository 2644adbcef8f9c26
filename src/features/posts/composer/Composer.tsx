import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { PersonAvatar } from '../../../components/PersonAvatar';
import type { ReplyTo } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { colour, media, space } from '../../../theme/tokens';
import { useViewer } from '../../users/useViewer';
import { DraftFields } from './DraftFields';
import { DraftForm } from './DraftForm';
import type { Draft } from '../drafts/draft';
import { isSendable } from '../drafts/draftRules';
import type { SelectDraft } from './DraftText';
import {
  draftChanged,
  postSubmitted,
  replyDraftChanged,
  selectDraft,
  selectReplyDraft,
} from '../postsSlice';
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
  const select: SelectDraft = (state) =>
    replyTo ? selectReplyDraft(state, replyTo._id) : selectDraft(state);
  const isSendableDraft = useAppSelector((state) => isSendable(select(state)));
  const change = (fields: Partial<Draft>) =>
    dispatch(replyTo ? replyDraftChanged({ replyTo, change: fields }) : draftChanged(fields));
  const photo = usePhotoDraft(select, change);
  const words = replyTo ? NEW_REPLY : NEW_POST;
  if (!viewer) return null;

  const send = () => {
    const draft = select(store.getState());
    if (isSendable(draft) && !photo.isPreparing) dispatch(postSubmitted(draft));
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
            <Button
              disabled={!isSendableDraft || photo.isPreparing}
              size="small"
              type="submit"
              variant="contained"
            >
              {words.send}
            </Button>
          </DraftFields>
        </Stack>
      </Form>
    </>
  );
}
