import { useState } from 'react';
import { useAppDispatch } from '../app/hooks';
import { Button } from '../components/Button';
import { dataReset } from '../features/ui/uiEvents';
import { Group, Labelled, Legend, Row } from './panelStyles';

/** The smallest sample, and the largest that the app was measured with. */
const POSTS = { min: 6, max: 10_000 };
const PEOPLE = { min: 5, max: 1_000 };

/** Throws the data away and lays a sample of another size. The browser refuses sizes out of range, and fractions. */
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
      <Group>
        <Legend>Sample data</Legend>
        <Row>
          <Labelled>
            Posts
            <input
              {...POSTS}
              onChange={({ target }) => setSeedPosts(Number(target.value))}
              step={1}
              type="number"
              value={seedPosts}
            />
          </Labelled>
          <Labelled>
            People
            <input
              {...PEOPLE}
              onChange={({ target }) => setSeedUsers(Number(target.value))}
              step={1}
              type="number"
              value={seedUsers}
            />
          </Labelled>
        </Row>
        <Button compact look="danger" type="submit">
          Reset to this size
        </Button>
      </Group>
    </form>
  );
}
