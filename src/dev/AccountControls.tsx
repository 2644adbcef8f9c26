import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { SEED_PASSWORDS } from '../domain/demoAccounts';
import { authApi } from '../features/auth/authApi';
import { selectSessionUser } from '../features/auth/authSlice';
import { Group } from './Group';

/** Switches to one of the seeded accounts. */
export function AccountControls() {
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => selectSessionUser(state)?.username);
  return (
    <Group legend="Log in as">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {Object.entries(SEED_PASSWORDS).map(([username, password]) => (
          <Button
            aria-pressed={username === current}
            key={username}
            onClick={() =>
              void dispatch(
                authApi.endpoints.login.initiate(
                  { username, password, how: 'form' },
                  { track: false },
                ),
              )
            }
            size="small"
            variant={username === current ? 'contained' : 'outlined'}
          >
            {username}
          </Button>
        ))}
      </Stack>
    </Group>
  );
}
