import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { taggedPath } from '../../../lib/taggedPath';

interface TagLinksProps {
  username: string;
  tags: readonly string[];
}

/** Tags of a diary, each a link to the entries that have it. */
export function TagLinks({ username, tags }: TagLinksProps) {
  return (
    <Stack aria-label="Tags" component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {tags.map((tag) => (
        <li key={tag}>
          <Chip
            clickable
            component={Link}
            dir="auto"
            label={tag}
            to={taggedPath(username, tag)}
            variant="outlined"
          />
        </li>
      ))}
    </Stack>
  );
}
