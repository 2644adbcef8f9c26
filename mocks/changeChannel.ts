import type { Change } from '../src/domain/backend';

/** The part of a BroadcastChannel that is used here. It never hears itself. */
export type Channel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

const KINDS: readonly Change['kind'][] = [
  'created',
  'edited',
  'deleted',
  'restored',
  'liked',
  'bookmarked',
  'followed',
  'profile',
  'signedUp',
  'reset',
];

/** Tells other tabs of committed changes, and hears of theirs; quiet where there is no channel. */
export function createChangeChannel(channel: Channel | undefined): {
  tell(change: Change): void;
  listen(listener: (change: Change) => void): () => void;
} {
  return {
    tell: (change) => channel?.postMessage(change),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isChange(data)) listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

const isIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const actorId = fields.get('actorId');
  return (
    Number.isSafeInteger(fields.get('revision')) &&
    (actorId === null || typeof actorId === 'string') &&
    KINDS.some((kind) => kind === fields.get('kind')) &&
    isIds(fields.get('postIds')) &&
    isIds(fields.get('userIds'))
  );
}
