/** Merges sorted sources: repeatedly takes the smallest of their first items. */
export async function takeMerged<T>(
  sources: readonly AsyncIterator<T>[],
  count: number,
  comesFirst: (a: T, b: T) => boolean,
): Promise<T[]> {
  const heads = new Map<AsyncIterator<T>, T>();
  const advance = async (source: AsyncIterator<T>): Promise<void> => {
    const next = await source.next();
    if (next.done) heads.delete(source);
    else heads.set(source, next.value);
  };
  await Promise.all(sources.map(advance));

  const taken: T[] = [];
  while (taken.length < count) {
    const [first] = heads;
    if (!first) break;
    let best = first;
    for (const head of heads) if (comesFirst(head[1], best[1])) best = head;
    taken.push(best[1]);
    await advance(best[0]);
  }
  return taken;
}
