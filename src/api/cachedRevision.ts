const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

const revisionOf = (answer: unknown): number => {
  const revision = fieldOf(answer, 'revision');
  return typeof revision === 'number' ? revision : Infinity;
};

/** The part of RTK Query's cache entry that is read here. */
export interface CachedQuery {
  status: string;
  data?: unknown;
}

/**
 * The oldest revision of all cached answers; Infinity if nothing is cached. A pending query counts as
 * 0, because the server may have read its data before any known change.
 */
export const oldestCachedRevision = (queries: Record<string, CachedQuery | undefined>): number =>
  Math.min(
    ...Object.values(queries).flatMap((query) => {
      if (query?.status === 'pending') return 0;
      const pages = fieldOf(query?.data, 'pages');
      return Array.isArray(pages) ? pages.map(revisionOf) : revisionOf(query?.data);
    }),
  );
