import { useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import type { PostDraft } from '../../drafts/postDraft';
import { chosenFilm } from '../../drafts/postDraftRules';
import type { SelectDraft } from './DraftText';

/**
 * The film of a draft: chosen, being searched for, or none.
 * @param area the text box, which takes the focus after the film is removed
 * @param opener the button that opens the search, which takes the focus after a cancelled search
 */
export const useFilmDraft = (
  select: SelectDraft,
  onChange: (change: Partial<PostDraft>) => void,
  area: React.RefObject<HTMLTextAreaElement | null>,
  opener: React.RefObject<HTMLButtonElement | null>,
) => {
  const chosen = useAppSelector((state) => select(state).film);
  const [isSearching, setIsSearching] = useState(false);
  const [newId, setNewId] = useState<string | null>(null);
  return {
    chosen,
    /** Whether it was chosen just now. */
    isNew: chosen !== undefined && chosen._id === newId,
    isSearching: isSearching && !chosen,
    toggleSearch: () => setIsSearching(!isSearching),
    cancelSearch: () => {
      setIsSearching(false);
      opener.current?.focus();
    },
    choose: (film: FilmSummary) => {
      setIsSearching(false);
      setNewId(film._id);
      onChange(chosenFilm(film));
    },
    remove: () => {
      setNewId(null);
      onChange({ film: undefined });
      area.current?.focus();
    },
  };
};
