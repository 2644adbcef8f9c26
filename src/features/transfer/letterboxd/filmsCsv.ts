import { isBlank } from '../../../domain/blank';
import type { Post } from '../../../domain/entities';
import type { DiaryEntry, WatchedFilm } from '../../../domain/films';
import { distinctTags } from '../../../domain/distinctTags';
import { csvFiles } from './csvFiles';
import { markupOfWords } from './wordsOfMarkup';

/** Columns of Letterboxd's import format. */
const FIELDS = ['Title', 'Year', 'Directors', 'Rating', 'WatchedDate', 'Rewatch', 'Review', 'Tags'];

interface FilmsOfAccount {
  /** The oldest first. */
  entries: readonly DiaryEntry[];
  /** The newest first. */
  films: readonly WatchedFilm[];
  /** The user's posts and replies, in which a text about a film is its review. */
  posts: readonly Post[];
}

/** A row of the file; what is not given is null. */
interface Row extends Pick<DiaryEntry, 'film' | 'rating' | 'again' | 'text' | 'tags'> {
  watchedOn: string | null;
}

const isText = (text: string | null | undefined): text is string => !isBlank(text ?? '');

/** The evening of a diary entry and a post on the same day. Two texts are joined. */
const joined = (entry: Row, post: Row): Row => ({
  ...entry,
  rating: entry.rating ?? post.rating,
  again: entry.again ?? post.again,
  text: [...new Set([entry.text, post.text].filter(isText))].join('\n\n'),
  tags: distinctTags([...(entry.tags ?? []), ...(post.tags ?? [])]),
});

/** A row for each evening: an entry by hand and one of a post are one evening, but two of a kind are two. */
const eveningsOf = ({ entries, posts }: FilmsOfAccount): Row[] => {
  const contents = new Map(posts.map(({ _id, content }) => [_id, content]));
  const rows: Row[] = [];
  const open = new Map<string, { isOfPost: boolean; index: number }[]>();
  for (const entry of entries) {
    const { film, watchedOn, rating, again, tags = [], postId } = entry;
    const isOfPost = postId !== null;
    const text = isOfPost ? (contents.get(postId) ?? entry.text) : entry.text;
    const row: Row = { film, watchedOn, rating, again, text, tags };
    const evening = `${watchedOn} ${film._id}`;
    const alone = open.get(evening) ?? [];
    const other = alone.findIndex((one) => one.isOfPost !== isOfPost);
    const [pair] = other === -1 ? [] : alone.splice(other, 1);
    const earlier = pair && rows[pair.index];
    if (earlier) rows[pair.index] = isOfPost ? joined(earlier, row) : joined(row, earlier);
    else alone.push({ isOfPost, index: rows.push(row) - 1 });
    open.set(evening, alone);
  }
  return rows;
};

/** Reviews without a day. */
const undatedOf = (posts: readonly Post[]): Row[] =>
  posts.flatMap(({ film, watchedOn, rating = null, again = null, tags = [], content }) =>
    film && watchedOn === undefined && isText(content)
      ? [{ film, watchedOn: null, rating, again, text: content, tags }]
      : [],
  );

/** The films in these rows, each with its last rating there. */
const ratingsIn = (rows: readonly Row[]): Map<string, number | null> => {
  const ratings = new Map<string, number | null>();
  for (const { film, rating } of rows)
    ratings.set(film._id, rating ?? ratings.get(film._id) ?? null);
  return ratings;
};

/**
 * CSV files for Letterboxd's importer, which reads reviews as markup: a line for each evening, for each review without a
 * day, and for each watched film in neither, or whose rating is not the last one there, since it would be lost.
 */
export const filmsCsv = (account: FilmsOfAccount): string[] => {
  const rows = [...eveningsOf(account), ...undatedOf(account.posts)];
  const ratings = ratingsIn(rows);
  const isWritten = ({ _id, rating }: WatchedFilm) =>
    ratings.has(_id) && (rating === null || rating === ratings.get(_id));
  // Without a day, which would make Letterboxd add an evening; the oldest first, as the lines are imported.
  const others = account.films
    .filter((film) => !isWritten(film))
    .reverse()
    .map((film): Row => ({ film, watchedOn: null, rating: film.rating, again: null, text: null }));
  return csvFiles(
    FIELDS,
    [...rows, ...others].map(({ film, rating, watchedOn, again, text, tags = [] }) => [
      film.title,
      film.year,
      film.directors.join(', '),
      rating ?? '',
      watchedOn ?? '',
      again === null ? '' : String(again),
      isText(text) ? markupOfWords(text) : '',
      tags.join(', '),
    ]),
  );
};
