import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { SEED_PASSWORDS } from '../domain/demoAccounts';
import { authApi } from '../features/auth/authApi';
import { selectSessionUser } from '../features/auth/authSlice';
import { Group } from './Group';

/** Signs in as one of the seeded people instead of whoever is signed in. */
export function AccountControls() {
  const dispatch = useAppDispatch();
  const present = useAppSelector((state) => selectSessionUser(state)?.username);
  return (
    <Group legend="Log in as">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {Object.entries(SEED_PASSWORDS).map(([username, password]) => (
          <Button
            aria-pressed={username === present}
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
            variant={username === present ? 'contained' : 'outlined'}
          >
            {username}
          </Button>
        ))}
      </Stack>
    </Group>
  );
}
