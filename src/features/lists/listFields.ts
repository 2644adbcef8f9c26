import { isBlank } from '../../domain/blank';
import type { List, ListFilm } from '../../domain/lists';
import type { ListDraft } from '../drafts/draftRecord';

/** What the owner of a list edits. */
export type ListFields = Pick<List, 'title' | 'description' | 'ranked' | 'public'> & {
  films: readonly ListFilm[];
};

/** The draft that shows a list as it is. */
export const draftOfList = (
  { title, description, ranked, public: isPublic }: Omit<ListFields, 'films'>,
  films: readonly ListFilm[],
): ListDraft => ({
  title,
  description,
  ranked,
  public: isPublic,
  films: films.map(({ film, note }) => ({ film, note: note ?? '' })),
});

/** A draft as a list: texts are trimmed, and a blank one is none. */
export const fieldsOfDraft = ({
  title,
  description,
  ranked,
  public: isPublic,
  films,
}: ListDraft): ListFields => ({
  title: title.trim(),
  description: isBlank(description) ? '' : description.trim(),
  ranked,
  public: isPublic,
  films: films.map(({ film, note }) => ({ film, note: isBlank(note) ? null : note.trim() })),
});

/** Films as a request has them. */
export const sentFilms = (films: readonly ListFilm[]) =>
  films.map(({ film, note }) => ({ filmId: film._id, ...(note !== null && { note }) }));

/** Whether two drafts would be saved as the same list. */
export const isSameList = (one: ListDraft, other: ListDraft): boolean => {
  const [saved, savedOther] = [one, other].map((draft) => {
    const { films, ...facts } = fieldsOfDraft(draft);
    return JSON.stringify({ ...facts, films: sentFilms(films) });
  });
  return saved === savedOther;
};
