import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { colour } from '../../../theme/tokens';
import { useViewer } from '../../users/useViewer';
import { DraftFields } from './DraftFields';
import { DraftForm } from './DraftForm';
import { isSendable } from '../drafts/draftRules';
import { draftChanged, postSubmitted, selectDraft, type Draft } from '../postsSlice';
import { UnsentPosts } from './UnsentPosts';
import { usePhotoDraft } from './usePhotoDraft';

const Form = styled(DraftForm)({ borderBottom: `1px solid ${colour.line}` });

const Picture = styled(Link)({ alignSelf: 'start', borderRadius: '50%' });

/** Where a new post is written. */
export function Composer() {
  const store = useAppStore();
  const { dispatch } = store;
  const viewer = useViewer();
  const isSendableDraft = useAppSelector((state) => isSendable(selectDraft(state)));
  const change = (fields: Partial<Draft>) => dispatch(draftChanged(fields));
  const photo = usePhotoDraft((photos) => change({ photos }));
  if (!viewer) return null;

  const send = () => {
    const draft = selectDraft(store.getState());
    if (isSendable(draft) && !photo.isPreparing) dispatch(postSubmitted(draft));
  };
  return (
    <>
      <UnsentPosts />
      <Form aria-label="New post" onSend={send}>
        <Picture aria-label="Your profile" to={paths.ownProfile}>
          <PersonAvatar name={fullName(viewer)} src={viewer.avatar} />
        </Picture>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <DraftFields
            label="What did you watch?"
            onChange={change}
            photo={photo}
            photoLabel="Add photo"
            placeholder="What did you watch?"
            removeLabel="Remove photo"
            select={selectDraft}
          >
            <Button
              disabled={!isSendableDraft || photo.isPreparing}
              size="small"
              type="submit"
              variant="contained"
            >
              Post
            </Button>
          </DraftFields>
        </Stack>
      </Form>
    </>
  );
}
