import * as v from 'valibot';

/** What a list shows of a film, and all that its poster is drawn from. */
export const FilmSummarySchema = v.object({
  /** A slug of title and year. */
  _id: v.string(),
  title: v.string(),
  year: v.number(),
  directors: v.array(v.string()),
  genres: v.array(v.string()),
});
export type FilmSummary = v.InferOutput<typeof FilmSummarySchema>;
