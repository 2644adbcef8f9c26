import * as v from 'valibot';

/** What a list, a card or a poster shows of a film. */
export const FilmSummarySchema = v.object({
  /** A slug of title and year, with the director where two clash. */
  _id: v.string(),
  title: v.string(),
  year: v.number(),
  /** By name; a film that came with an import may have none. */
  directors: v.array(v.string()),
  genres: v.array(v.string()),
  /** Whether the caller has watched it; left out where no token is sent. */
  watched: v.exactOptional(v.boolean()),
});
export type FilmSummary = v.InferOutput<typeof FilmSummarySchema>;
