import * as v from 'valibot';
import { ChangeSchema, type Change } from '../src/domain/backend';

/** The part of BroadcastChannel used here. It never receives its own messages. */
export type Channel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Notifies other tabs of committed changes and receives theirs; does nothing without a channel.
 * @param isOurs whether an installation's data is this tab's: a tab in memory has data of its own
 */
export function createChangeChannel(
  channel: Channel | undefined,
  isOurs: (installationId: string) => boolean,
): {
  notify(change: Change): void;
  subscribe(listener: (change: Change) => void): () => void;
} {
  return {
    notify: (change) => channel?.postMessage(change),
    subscribe(listener) {
      const receive = ({ data }: MessageEvent<unknown>): void => {
        if (!v.is(ChangeSchema, data)) return;
        const { installationId } = data;
        if (installationId === undefined || isOurs(installationId)) listener(data);
      };
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
  };
}
