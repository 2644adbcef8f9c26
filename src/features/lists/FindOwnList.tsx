import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage } from '../../api/errorMessage';
import { ErrorState } from '../../components/ErrorState';
import { foldText, searchWords } from '../../domain/searchWords';
import { useOwnLists, type OwnList } from './useOwnLists';

/** With more lists than this, one can search them. */
const FEW = 6;

interface FindOwnListProps {
  /** Each list says whether this film is on it. */
  filmId?: string;
  /** Renders the lists that match what is typed. */
  children: (lists: readonly OwnList[]) => React.ReactNode;
}

/** The viewer's lists, with a search if there are many. */
export function FindOwnList({ filmId, children }: FindOwnListProps) {
  const [words, setWords] = useState('');
  const { lists, isError, error, refetch } = useOwnLists(filmId);
  if (!lists)
    return isError ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={96} variant="rounded" />
    );
  const wanted = searchWords(words);
  const found = lists.filter(({ title }) => {
    const folded = foldText(title);
    return wanted.every((word) => folded.includes(word));
  });
  return (
    <>
      {lists.length > FEW && (
        <TextField
          fullWidth
          label="Find a list"
          onChange={({ target }) => setWords(target.value)}
          type="search"
          value={words}
        />
      )}
      {children(found)}
      {found.length === 0 && (
        <Typography color="textSecondary" role="status">
          {lists.length === 0 ? 'You have no lists yet.' : 'No list of yours has these words.'}
        </Typography>
      )}
    </>
  );
}
