import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { shownDiary } from '../changes/shownDiary';
import { useGetDiaryInfiniteQuery } from '../diaryApi';
import { selectEntryChanges } from '../filmsSlice';

/** A user's diary, the latest day first; the viewer's own includes their changes. */
export const useDiary = (username: string) => {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const { data, ...query } = useGetDiaryInfiniteQuery({ username, sort: 'latest' });
  const changes = useAppSelector(selectEntryChanges);
  const entries = useMemo(
    () => data && shownDiary(data.pages, isOwn ? changes : []),
    [data, isOwn, changes],
  );
  return { ...query, entries, isOwn };
};
