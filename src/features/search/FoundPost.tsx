import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { useAppSelector } from '../../app/hooks';
import { MarkedText } from '../../components/MarkedText';
import { PersonAvatar } from '../../components/PersonAvatar';
import type { Post } from '../../domain/entities';
import { excerptAround } from '../../domain/searchExcerpt';
import { searchWords } from '../../domain/searchWords';
import { fullName } from '../../lib/people';
import { selectSearchText } from '../users/usersSlice';

/** A post in two lines: its author, and the excerpt around the first match. */
export function FoundPost({ post: { author, content } }: { post: Post }) {
  const words = searchWords(useAppSelector(selectSearchText));
  return (
    <>
      <ListItemAvatar>
        <PersonAvatar name={fullName(author)} size={40} src={author.avatar} />
      </ListItemAvatar>
      <ListItemText
        primary={fullName(author)}
        secondary={<MarkedText words={words}>{excerptAround(content, words)}</MarkedText>}
        slotProps={{
          primary: { component: 'bdi', noWrap: true },
          secondary: {
            component: 'span',
            dir: 'auto',
            noWrap: true,
            sx: { '& mark': { color: 'text.primary' } },
          },
        }}
      />
    </>
  );
}
