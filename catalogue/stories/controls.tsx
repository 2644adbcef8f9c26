import { useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Button, ButtonLink } from '../../src/components/Button';
import { FileButton } from '../../src/components/FileButton';
import { IconButton } from '../../src/components/IconButton';
import { PasswordInput } from '../../src/components/PasswordInput';
import { TextInput, type TextInputProps } from '../../src/components/TextInput';
import { nothing } from '../cast';
import type { Entry } from '../story';

/** A field that can be written in. */
function Typed({ value: first, ...rest }: Omit<TextInputProps, 'onValue'>) {
  const [value, setValue] = useState(first);
  return <TextInput {...rest} onValue={setValue} value={value} />;
}

function TypedPassword({ fault }: Pick<TextInputProps, 'fault'>) {
  const [value, setValue] = useState('popcorn');
  return <PasswordInput fault={fault} label="Password" onValue={setValue} value={value} />;
}

export const controls: Entry[] = [
  {
    component: 'Button',
    stories: [
      { name: 'filled', render: () => <Button>Post</Button> },
      { name: 'outlined', render: () => <Button look="outlined">Follow</Button> },
      { name: 'quiet', render: () => <Button look="quiet">Cancel</Button> },
      { name: 'danger', render: () => <Button look="danger">Reset everything</Button> },
      { name: 'compact', render: () => <Button compact>Save</Button> },
      { name: 'disabled', render: () => <Button disabled>Post</Button> },
      {
        name: 'outlined and disabled',
        render: () => (
          <Button disabled look="outlined">
            Follow
          </Button>
        ),
      },
      { name: 'busy', render: () => <Button aria-busy="true">Login</Button> },
      { name: 'as a link', render: () => <ButtonLink to="/signup">Join Now</ButtonLink> },
    ],
  },
  {
    component: 'IconButton',
    stories: [
      {
        name: 'usual',
        render: () => (
          <IconButton label="Close">
            <CloseRounded />
          </IconButton>
        ),
      },
      {
        name: 'pressed',
        render: () => (
          <IconButton aria-pressed label="Like">
            <FavoriteRounded />
          </IconButton>
        ),
      },
      {
        name: 'disabled',
        render: () => (
          <IconButton disabled label="Close">
            <CloseRounded />
          </IconButton>
        ),
      },
    ],
  },
  {
    component: 'FileButton',
    stories: [
      {
        name: 'usual',
        render: () => (
          <FileButton
            icon={<ImageOutlined aria-hidden="true" />}
            label="Add photo"
            onPick={nothing}
          />
        ),
      },
    ],
  },
  {
    component: 'TextInput',
    stories: [
      { name: 'empty', render: () => <Typed label="First name" value="" /> },
      { name: 'filled', render: () => <Typed label="First name" value="Ana" /> },
      {
        name: 'with its fault',
        render: () => <Typed fault="First name is required" label="First name" value="" />,
      },
      {
        name: 'of several lines',
        render: () => <Typed label="Bio" multiline rows={3} value="Row F." />,
      },
    ],
  },
  {
    component: 'PasswordInput',
    stories: [
      { name: 'hidden', render: () => <TypedPassword fault={undefined} /> },
      { name: 'with its fault', render: () => <TypedPassword fault="Passwords don't match" /> },
    ],
  },
];
