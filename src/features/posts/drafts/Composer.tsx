import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { Avatar } from '../../../components/Avatar';
import { Button } from '../../../components/Button';
import { fullName } from '../../../lib/fullName';
import { paths } from '../../../lib/paths';
import { colour, space } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { DraftFields } from './DraftFields';
import { DraftForm } from './DraftForm';
import { isSendable } from './draftRules';
import { draftChanged, postSubmitted, selectDraft, type Draft } from '../postsSlice';
import { UnsentPosts } from './UnsentPosts';
import { usePhotoDraft } from './usePhotoDraft';

const Form = styled(DraftForm)({ borderBottom: `1px solid ${colour.line}` });

const Picture = styled(Link)({ alignSelf: 'start', borderRadius: '50%', lineHeight: 0 });
const Fields = styled('div')({ display: 'grid', gap: space(2), minWidth: 0 });

/** Where a new post is written. */
export function Composer() {
  const store = useAppStore();
  const { dispatch } = store;
  const viewer = useAppSelector(selectSessionUser);
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
          <Avatar name={fullName(viewer)} src={viewer.avatar} />
        </Picture>
        <Fields>
          <DraftFields
            label="What did you watch?"
            onChange={change}
            photo={photo}
            photoLabel="Add photo"
            placeholder="What did you watch?"
            removeLabel="Remove photo"
            select={selectDraft}
          >
            <Button compact disabled={!isSendableDraft || photo.isPreparing} type="submit">
              Post
            </Button>
          </DraftFields>
        </Fields>
      </Form>
    </>
  );
}
