import { changeReceived } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import { syncWith } from './syncPosts';

/** Updates the posts on screen when other tabs change them. */
export const listenForOtherTabs = (start: AppStartListening): void => {
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: change }, api) => {
      await syncWith(change, api);
    },
  });
};
