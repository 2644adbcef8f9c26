import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '../theme/AppTheme';
import { PasswordField } from './PasswordField';

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <AppTheme mode="dark">
      <PasswordField
        error={error !== undefined}
        helperText={error}
        label="Password"
        onChange={({ target }) => setValue(target.value)}
        value={value}
      />
    </AppTheme>
  );
}

it('hides the password until the user shows it, and hides it again', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('describes the field by its error', () => {
  render(<Field error="Password is required" />);
  const input = screen.getByLabelText('Password');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Password is required');
  expect(screen.getByRole('alert')).toHaveTextContent('Password is required');
});
