import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inOrder } from '../../../api/changes/change';
import { useAppSelector } from '../../../app/hooks';
import { tagKey } from '../../../domain/distinctTags';
import { selectSessionUser } from '../../auth/authSlice';
import { entryChanges } from '../changes/entry';
import { shownDiary } from '../changes/shownDiary';
import { useGetDiaryInfiniteQuery } from '../diaryApi';

/** A user's diary, the latest day first, or its entries with the tag in the address; the viewer's own includes their changes. */
export const useDiary = (username: string) => {
  const [params] = useSearchParams();
  const tag = params.get('tag') ?? undefined;
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const { currentData, ...query } = useGetDiaryInfiniteQuery({
    username,
    sort: 'latest',
    ...(tag !== undefined && { tag }),
  });
  const changes = useAppSelector(entryChanges.changes);
  const entries = useMemo(
    () =>
      currentData &&
      shownDiary(currentData.pages, isOwn ? inOrder(changes) : []).filter(
        ({ tags = [] }) => tag === undefined || tags.map(tagKey).includes(tagKey(tag)),
      ),
    [currentData, isOwn, changes, tag],
  );
  return { ...query, entries, isOwn, tag };
};
