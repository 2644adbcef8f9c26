import { useId } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { ExplainedButton } from '../../components/ExplainedButton';
import { TextArea } from '../../components/TextArea';
import { useAttempt } from '../../components/useAttempt';
import { PHOTO_IS_PREPARED } from '../../components/usePreparedFile';
import type { ProfileFields } from '../../domain/profile';
import { fullName } from '../../lib/people';
import { BUTTON_INSET } from '../../theme/tokens';
import { places, type ProfileDraft } from '../drafts/draftRecord';
import { draftDropped, profileDraftChanged, selectProfileDraft } from '../drafts/draftsSlice';
import { modalClosed } from '../ui/uiSlice';
import { AvatarField } from './AvatarField';
import { changesOf } from './profileDraft';
import { roomIn, validateProfile } from './profileValidation';
import { useAvatarDraft } from './useAvatarDraft';
import { useViewer } from './useViewer';
import { profileEdited } from './changes/profile';

const NO_CHANGES: ProfileDraft = {};

/**
 * Edits the user's own profile. Unsaved changes stay as a draft when the dialog is closed.
 * `favourites` is the field for favourite films, which edits the same draft.
 */
export function EditProfileDialog({ favourites }: { favourites: React.ReactNode }) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const draft = useAppSelector(selectProfileDraft) ?? NO_CHANGES;
  const { form, attempted, attempt } = useAttempt();
  const formId = useId();
  const avatar = useAvatarDraft(draft.avatar ?? viewer?.avatar ?? '', (address) =>
    dispatch(profileDraftChanged({ avatar: address })),
  );
  if (!viewer) return null;

  const changes = changesOf(draft, viewer);
  const values: ProfileFields = { ...viewer, ...draft };
  const errors = validateProfile({ ...viewer, ...changes });
  const close = () => dispatch(modalClosed());
  const field = (name: keyof ProfileFields) => ({
    value: values[name],
    error: attempted && errors[name] !== undefined,
    helperText: (attempted && errors[name]) || roomIn(name, values[name]),
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      dispatch(profileDraftChanged({ [name]: target.value })),
  });
  const save = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    if (Object.keys(errors).length > 0) return;
    dispatch(profileEdited(changes));
    close();
  };

  return (
    <Dialog
      action={
        <ExplainedButton
          form={formId}
          size="small"
          type="submit"
          why={avatar.isPreparing ? PHOTO_IS_PREPARED : null}
        >
          Save
        </ExplainedButton>
      }
      onClose={close}
      open
      title="Edit Profile"
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={save}
        ref={form}
        sx={{ gap: 4, p: 5 }}
      >
        <AvatarField draft={avatar} name={fullName(viewer)} src={values.avatar} />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'start', gap: 4 }}>
          <TextField {...field('firstName')} autoComplete="given-name" label="First name" />
          <TextField {...field('lastName')} autoComplete="family-name" label="Last name" />
        </Stack>
        <TextArea {...field('bio')} label="Bio" rows={4} />
        <TextField
          {...field('website')}
          autoComplete="url"
          label="Website"
          placeholder="https://"
          slotProps={{ htmlInput: { autoCapitalize: 'none', inputMode: 'url', spellCheck: false } }}
        />
        {favourites}
        {Object.keys(changes).length > 0 && (
          <Button
            onClick={() => dispatch(draftDropped(places.profile))}
            size="small"
            sx={{ alignSelf: 'start', ml: `-${BUTTON_INSET.small}` }}
          >
            Discard changes
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
