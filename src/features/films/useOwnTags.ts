import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../../app/hooks';
import { selectSessionUser } from '../auth/authSlice';
import { useGetTagsQuery } from './diaryApi';

const NONE: readonly string[] = [];

/** The tags of the viewer's diary, the most used first; none before they are answered. */
export const useOwnTags = (): readonly string[] => {
  const username = useAppSelector(selectSessionUser)?.username;
  const { data } = useGetTagsQuery(username ?? skipToken);
  return data?.tags.map(({ tag }) => tag) ?? NONE;
};
