const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

const revisionOf = (answer: unknown): number => {
  const revision = fieldOf(answer, 'revision');
  return typeof revision === 'number' ? revision : Infinity;
};

/** A cached call, as RTK Query's state holds it. */
interface CachedQuery {
  status: string;
  data?: unknown;
}

/**
 * The oldest revision that any cached answer shows; Infinity where nothing is cached. A call under
 * way may have been answered before everything that is known, so it counts as 0.
 */
export const oldestCachedRevision = (queries: Record<string, CachedQuery | undefined>): number =>
  Math.min(
    ...Object.values(queries).flatMap((query) => {
      if (query?.status === 'pending') return 0;
      const pages = fieldOf(query?.data, 'pages');
      return Array.isArray(pages) ? pages.map(revisionOf) : revisionOf(query?.data);
    }),
  );
