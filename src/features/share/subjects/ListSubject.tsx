import { useMemo } from 'react';
import { useLists } from '../../lists/useLists';
import { useShownList } from '../../lists/useShownList';
import { PictureWaiting } from '../PictureWaiting';
import { listPicture } from '../pictures/listPicture';
import { useDrawnPerson } from '../useDrawnPerson';

/** A list's first posters as a picture. */
export function ListSubject({ listId }: { listId: string }) {
  useLists();
  const { list, pages, error, refetch } = useShownList(listId);
  const owner = useDrawnPerson(list?.owner);
  const picture = useMemo(() => {
    if (!list || !owner) return null;
    const { title, filmCount, ranked } = list;
    const films = pages.flatMap((page) => page.films).map(({ film }) => film);
    return listPicture({ title, filmCount, ranked, owner, films });
  }, [list, owner, pages]);
  return <PictureWaiting error={error} onRetry={() => void refetch()} picture={picture} />;
}
