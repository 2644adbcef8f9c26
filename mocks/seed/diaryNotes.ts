import notes from './diaryNotes.tsv?raw';

/** What a seed user did with a film besides posting. */
export interface SeedFilmActivity {
  username: string;
  filmId: string;
  watchlist?: true;
  loved?: true;
  watched?: {
    /** Null if they do not know the day. */
    on: string | null;
    stars: number | null;
    again: boolean;
    text: string | null;
    tags?: readonly string[];
  };
}

/** The hand-written evenings in the seed's diaries. None tells how its film ends. */
export const DIARY_NOTES: readonly SeedFilmActivity[] = notes
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [username = '', on = '', filmId = '', stars, again, tags = '', text = ''] =
      line.split('\t');
    const watched = { on, stars: Number(stars), again: again !== '', text };
    return { username, filmId, watched: tags ? { ...watched, tags: tags.split(', ') } : watched };
  });
