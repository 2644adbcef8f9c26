import { followServer } from '../api/live/followServer';
import type { Transport } from '../api/transport';
import { createOpenPages } from '../lib/openPages';
import { keepToggles } from './keepToggles';
import type { AppStore } from './store';

/** What only a page of a server needs: to hear of what others change, and to keep what the server has not answered. */
export const liveWithServer = async (store: AppStore, fetch: Transport): Promise<void> => {
  followServer(store, fetch);
  // Apart from the drafts', which say for themselves whether there is something to take over.
  await keepToggles(store, createOpenPages('locks' in navigator ? navigator.locks : undefined));
};
