import { useState } from 'react';
import { useAppDispatch } from '../app/hooks';
import { Button } from '../components/Button';
import { sampleDataReset } from '../features/ui/uiEvents';
import { Group, Labelled, Legend, Row } from './panelStyles';

const LEAST_POSTS = 6;
const LEAST_PEOPLE = 5;

/** Throws the data away and lays a sample of another size. */
export function SeedControls() {
  const dispatch = useAppDispatch();
  const [seedPosts, setSeedPosts] = useState(LEAST_POSTS);
  const [seedUsers, setSeedUsers] = useState(LEAST_PEOPLE);
  return (
    <Group>
      <Legend>Sample data</Legend>
      <Row>
        <Labelled>
          Posts
          <input
            min={LEAST_POSTS}
            onChange={({ target }) => setSeedPosts(Number(target.value))}
            type="number"
            value={seedPosts}
          />
        </Labelled>
        <Labelled>
          People
          <input
            min={LEAST_PEOPLE}
            onChange={({ target }) => setSeedUsers(Number(target.value))}
            type="number"
            value={seedUsers}
          />
        </Labelled>
      </Row>
      <Button
        compact
        look="danger"
        onClick={() => dispatch(sampleDataReset({ seedPosts, seedUsers }))}
      >
        Reset to this size
      </Button>
    </Group>
  );
}
