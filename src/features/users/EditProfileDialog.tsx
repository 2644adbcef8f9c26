import { useId } from 'react';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { TextInput } from '../../components/TextInput';
import { useAttempt } from '../../components/useAttempt';
import type { ProfileFields } from '../../domain/profile';
import { fullName } from '../../lib/fullName';
import { media, space } from '../../theme/tokens';
import { modalClosed } from '../ui/uiSlice';
import { AvatarField } from './AvatarField';
import { changesOf } from './profileDraft';
import { validateProfile } from './profileValidation';
import {
  profileDraftChanged,
  profileDraftDropped,
  profileEdited,
  selectProfileDraft,
} from './usersSlice';
import { useAvatarDraft } from './useAvatarDraft';
import { useViewer } from './useViewer';

const Form = styled('form')({ display: 'grid', gap: space(4), padding: space(5) });

const Names = styled('div')({
  display: 'grid',
  gap: space(4),
  [media.rail]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
});

const Discard = styled(Button)({ justifySelf: 'start' });

/** Edits the own profile. Leaving keeps what was written for the next time. */
export function EditProfileDialog() {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const draft = useAppSelector(selectProfileDraft);
  const { form, attempted, attempt } = useAttempt();
  const formId = useId();
  const avatar = useAvatarDraft(draft.avatar ?? viewer?.avatar ?? '', (dataUrl) =>
    dispatch(profileDraftChanged({ avatar: dataUrl })),
  );
  if (!viewer) return null;

  const changes = changesOf(draft, viewer);
  const values: ProfileFields = { ...viewer, ...draft };
  const faults = validateProfile({ ...viewer, ...changes });
  const close = () => dispatch(modalClosed());
  const field = (name: keyof ProfileFields) => ({
    value: values[name],
    fault: attempted ? faults[name] : undefined,
    onValue: (value: string) => dispatch(profileDraftChanged({ [name]: value })),
  });
  const save = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    if (Object.keys(faults).length > 0) return;
    dispatch(profileEdited(changes));
    close();
  };

  return (
    <Dialog
      action={
        <Button compact disabled={avatar.isPreparing} form={formId} type="submit">
          Save
        </Button>
      }
      onClose={close}
      open
      title="Edit Profile"
    >
      <Form id={formId} noValidate onSubmit={save} ref={form}>
        <AvatarField draft={avatar} name={fullName(viewer)} src={values.avatar} />
        <Names>
          <TextInput {...field('firstName')} autoComplete="given-name" label="First name" />
          <TextInput {...field('lastName')} autoComplete="family-name" label="Last name" />
        </Names>
        <TextInput {...field('bio')} label="Bio" multiline rows={4} />
        <TextInput
          {...field('website')}
          autoComplete="url"
          inputProps={{ autoCapitalize: 'none', inputMode: 'url', spellCheck: false }}
          label="Website"
          placeholder="https://"
        />
        {Object.keys(changes).length > 0 && (
          <Discard compact look="quiet" onClick={() => dispatch(profileDraftDropped())}>
            Discard changes
          </Discard>
        )}
      </Form>
    </Dialog>
  );
}
