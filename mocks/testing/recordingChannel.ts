/** A channel to other tabs that nobody else is on, and the changes that were sent over it. */
export function recordingChannel() {
  const messages: unknown[] = [];
  const channel = {
    postMessage: (change: unknown) => messages.push(change),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return { channel, messages };
}
