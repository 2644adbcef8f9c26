import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useAppDispatch } from '../app/hooks';
import { dataReset } from '../api/actions';
import { Group } from './Group';

/** From the smallest seed to the largest that the app was measured with. */
const POSTS = { min: 6, max: 10_000 };
const PEOPLE = { min: 5, max: 1_000 };

/** Deletes all data, and seeds another size. The browser refuses sizes out of range, and fractions. */
export function SeedControls() {
  const dispatch = useAppDispatch();
  const [seedPosts, setSeedPosts] = useState(POSTS.min);
  const [seedUsers, setSeedUsers] = useState(PEOPLE.min);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(dataReset({ seedPosts, seedUsers }));
      }}
    >
      <Group legend="Sample data">
        <Stack direction="row" sx={{ gap: 2 }}>
          <TextField
            label="Posts"
            onChange={({ target }) => setSeedPosts(Number(target.value))}
            slotProps={{ htmlInput: POSTS }}
            type="number"
            value={seedPosts}
          />
          <TextField
            label="People"
            onChange={({ target }) => setSeedUsers(Number(target.value))}
            slotProps={{ htmlInput: PEOPLE }}
            type="number"
            value={seedUsers}
          />
        </Stack>
        <Button color="error" size="small" type="submit" variant="outlined">
          Reset to this size
        </Button>
      </Group>
    </form>
  );
}
