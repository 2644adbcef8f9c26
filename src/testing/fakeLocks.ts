/** The part of the browser's Web Locks that pages use, for the pages of one test. */
export const createFakeLocks = (): LockManager => {
  const held = new Set<string>();
  const request = async <T>(
    name: string,
    options: LockOptions | LockGrantedCallback<T>,
    callback?: LockGrantedCallback<T>,
  ) => {
    const work = typeof options === 'function' ? options : callback;
    if (held.has(name) || !work) throw new Error(`${name} is held.`);
    held.add(name);
    try {
      return await work(null);
    } finally {
      held.delete(name);
    }
  };
  return {
    request,
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
};
