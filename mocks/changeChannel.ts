import * as v from 'valibot';
import { ChangeSchema, type Change } from '../src/domain/backend';

/** The part of a BroadcastChannel that is used here. It never receives its own messages. */
export type Channel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Notifies other tabs of committed changes, and receives theirs; silent where there is no channel.
 * @param isOurs whether this tab's data is the installation's: a tab in memory has data of its own
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
