import { useMemo } from 'react';
import { inOrder } from '../../../api/changes/change';
import { useAppSelector } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { entryChanges } from '../changes/entry';
import { shownDiary } from '../changes/shownDiary';
import { useGetDiaryInfiniteQuery } from '../diaryApi';

/** A user's diary, the latest day first; the viewer's own includes their changes. */
export const useDiary = (username: string) => {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const { data, ...query } = useGetDiaryInfiniteQuery({ username, sort: 'latest' });
  const changes = useAppSelector(entryChanges.changes);
  const entries = useMemo(
    () => data && shownDiary(data.pages, isOwn ? inOrder(changes) : []),
    [data, isOwn, changes],
  );
  return { ...query, entries, isOwn };
};
