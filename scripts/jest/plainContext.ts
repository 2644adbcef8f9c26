import asyncHooks from 'node:async_hooks';

/**
 * Stands in for the storage by which jest-circus knows whose test a lost rejection belongs to. It makes one for each
 * test file and lets none go, and from then on every promise made in the worker carries all of them along. Tests of
 * one file run one after another, so what runs now is simply kept: a rejection that comes later is laid to the test
 * that runs then.
 */
class PlainContext<Store> {
  private store: Store | undefined;

  getStore(): Store | undefined {
    return this.store;
  }

  async run<Result>(store: Store, callback: () => Result): Promise<Awaited<Result>> {
    const before = this.store;
    this.store = store;
    try {
      return await callback();
    } finally {
      this.store = before;
    }
  }
}

Object.assign(asyncHooks, { AsyncLocalStorage: PlainContext });
