import { useAppStore } from '../../app/hooks';
import type { FilmSummary } from '../../domain/filmSummary';
import type { List } from '../../domain/lists';
import { listPostStarted } from '../../features/drafts/draftsSlice';
import { useWriteAbout } from '../write/useWriteAbout';
import { Write } from '../write/Write';

interface WriteButtonProps {
  list: List;
  /** Its first films. */
  posters: FilmSummary[];
}

/** Starts a post about the list, and opens the composer. */
export function WriteButton({ list, posters }: WriteButtonProps) {
  const { dispatch } = useAppStore();
  const { _id, title, filmCount, owner } = list;
  const write = useWriteAbout(() =>
    dispatch(listPostStarted({ _id, title, filmCount, owner, posters })),
  );
  return <Write onClick={write} />;
}
