import * as v from 'valibot';
import { ChangeSchema, type Change } from '../src/domain/backend';

/** The part of a BroadcastChannel that is used here. It never hears itself. */
export type Channel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/** Tells other tabs of committed changes, and hears of theirs; quiet where there is no channel. */
export function createChangeChannel(channel: Channel | undefined): {
  tell(change: Change): void;
  listen(listener: (change: Change) => void): () => void;
} {
  return {
    tell: (change) => channel?.postMessage(change),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (v.is(ChangeSchema, data)) listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
