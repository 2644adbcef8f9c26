import { BroadcastChannel } from 'node:worker_threads';

/** A page's open channel ends with the page; in Node it would keep a finished test file running for ever. */
class UnrefChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

Object.assign(globalThis, { BroadcastChannel: UnrefChannel });
