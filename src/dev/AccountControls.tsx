import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Button } from '../components/Button';
import { SEED_PASSWORDS } from '../domain/demoAccounts';
import { authApi } from '../features/auth/authApi';
import { selectSessionUser } from '../features/auth/authSlice';
import { Group, Legend, Row } from './panelStyles';

/** Signs in as one of the sample people, in the place of whoever is signed in. */
export function AccountControls() {
  const dispatch = useAppDispatch();
  const present = useAppSelector((state) => selectSessionUser(state)?.username);
  return (
    <Group>
      <Legend>Log in as</Legend>
      <Row>
        {Object.entries(SEED_PASSWORDS).map(([username, password]) => (
          <Button
            aria-pressed={username === present}
            compact
            key={username}
            look={username === present ? 'filled' : 'outlined'}
            onClick={() =>
              void dispatch(
                authApi.endpoints.login.initiate(
                  { username, password, how: 'form' },
                  { track: false },
                ),
              )
            }
          >
            {username}
          </Button>
        ))}
      </Row>
    </Group>
  );
}
