import { useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../src/components/ActionButton';
import { ExplainedButton } from '../../src/components/ExplainedButton';
import { FileButton } from '../../src/components/FileButton';
import { PasswordField } from '../../src/components/PasswordField';
import { SettingsSection } from '../../src/components/SettingsSection';
import { TextArea } from '../../src/components/TextArea';
import { UsernameField } from '../../src/components/UsernameField';
import { nothing } from '../cast';
import type { Entry } from '../story';

/** A text field that keeps what is typed. */
function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} onChange={({ target }) => setValue(target.value)} value={value} />;
}

function TypedLines() {
  const [text, setText] = useState('Row F.');
  return (
    <TextArea label="Bio" onChange={({ target }) => setText(target.value)} rows={3} value={text} />
  );
}

function TypedPassword({ helperText }: Pick<TextFieldProps, 'helperText'>) {
  const [value, setValue] = useState('popcorn');
  return (
    <PasswordField
      error={helperText !== undefined}
      helperText={helperText}
      label="Password"
      onChange={({ target }) => setValue(target.value)}
      value={value}
    />
  );
}

function TypedUsername() {
  const [value, setValue] = useState('reelruth');
  return <UsernameField onChange={({ target }) => setValue(target.value)} value={value} />;
}

/** The app's own controls, and MUI's in the app's theme. */
export const controls: Entry[] = [
  {
    component: 'ActionButton',
    stories: [
      {
        name: 'not pressed',
        render: () => (
          <ActionButton aria-pressed={false}>
            <FavoriteRounded />
            Love
          </ActionButton>
        ),
      },
      {
        name: 'pressed',
        render: () => (
          <ActionButton aria-pressed>
            <FavoriteRounded />
            Love
          </ActionButton>
        ),
      },
    ],
  },
  {
    component: 'Button',
    stories: [
      { name: 'contained', render: () => <Button variant="contained">Post</Button> },
      { name: 'outlined', render: () => <Button variant="outlined">Follow</Button> },
      { name: 'text', render: () => <Button>Cancel</Button> },
      {
        name: 'error',
        render: () => (
          <Button color="error" variant="outlined">
            Reset everything
          </Button>
        ),
      },
      {
        name: 'small',
        render: () => (
          <Button size="small" variant="contained">
            Save
          </Button>
        ),
      },
      {
        name: 'disabled',
        render: () => (
          <Button disabled variant="contained">
            Post
          </Button>
        ),
      },
      {
        name: 'outlined and disabled',
        render: () => (
          <Button disabled variant="outlined">
            Follow
          </Button>
        ),
      },
      {
        name: 'as a link',
        render: () => (
          <Button component={Link} to="/signup" variant="contained">
            Join Now
          </Button>
        ),
      },
    ],
  },
  {
    component: 'IconButton',
    stories: [
      {
        name: 'usual',
        render: () => (
          <IconButton aria-label="Close">
            <CloseRounded />
          </IconButton>
        ),
      },
      {
        name: 'pressed',
        render: () => (
          <IconButton aria-label="Like" aria-pressed>
            <FavoriteRounded />
          </IconButton>
        ),
      },
      {
        name: 'disabled',
        render: () => (
          <IconButton aria-label="Close" disabled>
            <CloseRounded />
          </IconButton>
        ),
      },
    ],
  },
  {
    component: 'ExplainedButton',
    stories: [
      { name: 'usual', render: () => <ExplainedButton why={null}>Save</ExplainedButton> },
      {
        name: 'disabled',
        render: () => <ExplainedButton why="The photo is being prepared.">Save</ExplainedButton>,
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
    component: 'TextField',
    stories: [
      { name: 'empty', render: () => <Typed label="First name" value="" /> },
      { name: 'filled', render: () => <Typed label="First name" value="Ana" /> },
      {
        name: 'with an error',
        render: () => (
          <Typed error helperText="First name is required" label="First name" value="" />
        ),
      },
    ],
  },
  {
    component: 'TextArea',
    stories: [{ name: 'filled', render: () => <TypedLines /> }],
  },
  {
    component: 'UsernameField',
    stories: [{ name: 'filled', render: () => <TypedUsername /> }],
  },
  {
    component: 'PasswordField',
    stories: [
      { name: 'hidden', render: () => <TypedPassword /> },
      {
        name: 'with an error',
        render: () => <TypedPassword helperText="Passwords don't match" />,
      },
    ],
  },
  {
    component: 'SettingsSection',
    stories: [
      {
        name: 'with a button',
        isWide: true,
        render: () => (
          <SettingsSection title="Your data">
            <Button variant="outlined">Export my data</Button>
          </SettingsSection>
        ),
      },
    ],
  },
];
