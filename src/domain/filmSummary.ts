import * as v from 'valibot';

/** A film as shown in a list, on a card or a poster. */
export const FilmSummarySchema = v.object({
  /** A slug of title and year, with the director if two clash. */
  _id: v.string(),
  title: v.string(),
  year: v.number(),
  /** Names; a film added by an import can have none. */
  directors: v.array(v.string()),
  genres: v.array(v.string()),
  /** Whether the caller has watched it; omitted without a token. */
  watched: v.exactOptional(v.boolean()),
});
export type FilmSummary = v.InferOutput<typeof FilmSummarySchema>;
