import type { GenericSchema, InferOutput } from 'valibot';
import type { ApiMeta } from './baseQuery';

/** An answer with the revision of its data; 0 if the server sent none. */
export type Revised<Answer extends object> = Answer & { revision: number };

/** Adds the revision to an answer. */
export const revised = <Answer extends object>(
  answer: Answer,
  meta: ApiMeta | undefined,
): Revised<Answer> => ({ ...answer, revision: meta?.revision ?? 0 });

/** An endpoint's options for an answer that is validated by a schema, and stored with its revision. */
export const answered = <Schema extends GenericSchema<object>>(rawResponseSchema: Schema) => ({
  rawResponseSchema,
  transformResponse: revised<InferOutput<Schema>>,
});

/** What an infinite query asks for: the page at a cursor, or the first at null. */
export interface PageRequest<Arg> {
  queryArg: Arg;
  pageParam: string | null;
}

/** An infinite query's options for pages that state the cursor of the next one; null on the last. */
export const answeredInPages = <
  Schema extends GenericSchema<object & { nextCursor: string | null }>,
>(
  schema: Schema,
  /** Whether a refetch fetches all loaded pages again, not only the first. */
  { refetchCachedPages = false } = {},
) => ({
  ...answered(schema),
  infiniteQueryOptions: {
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: InferOutput<Schema>) => nextCursor ?? undefined,
    refetchCachedPages,
  },
});
