import { isAnyOf } from '@reduxjs/toolkit';
import { changeReceived } from '../../../api/changeReceived';
import type { AppStartListening } from '../../../app/hooks';
import type { Change } from '../../../domain/backend';
import { usersApi } from '../../users/usersApi';
import { forgetFeeds } from './persistedFeeds';
import { postsApi } from '../postsApi';

const { createPost, deletePost, restorePost } = postsApi.endpoints;
const { follow, unfollow } = usersApi.endpoints;

const isOwnChange = isAnyOf(
  createPost.matchFulfilled,
  deletePost.matchFulfilled,
  restorePost.matchFulfilled,
  follow.matchFulfilled,
  unfollow.matchFulfilled,
);

const KINDS = new Set<Change['kind']>(['created', 'deleted', 'restored', 'followed', 'reset']);

/**
 * Forgets what was kept of the feeds once other posts may stand in them: they would move when they
 * are refreshed. Those on screen are kept again when the page is left.
 */
export const listenForPersistedFeeds = (start: AppStartListening): void => {
  start({ matcher: isOwnChange, effect: forgetFeeds });
  start({
    actionCreator: changeReceived,
    effect: ({ payload: { kind } }) => {
      if (KINDS.has(kind)) forgetFeeds();
    },
  });
};
