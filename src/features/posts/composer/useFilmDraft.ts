import { useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/films';
import type { Draft } from '../drafts/draft';
import { chosenFilm } from '../drafts/draftRules';
import type { SelectDraft } from './DraftText';

/**
 * The film of a draft: chosen, looked for, or none.
 * @param area the text box, where the focus goes once the film is removed
 * @param opener what opens the search, where the focus goes once that is given up
 */
export const useFilmDraft = (
  select: SelectDraft,
  onChange: (change: Partial<Draft>) => void,
  area: React.RefObject<HTMLTextAreaElement | null>,
  opener: React.RefObject<HTMLButtonElement | null>,
) => {
  const chosen = useAppSelector((state) => select(state).film);
  const [isSought, setIsSought] = useState(false);
  const [newId, setNewId] = useState<string | null>(null);
  return {
    chosen,
    /** Whether it was chosen just now. */
    isNew: chosen !== undefined && chosen._id === newId,
    isSought: isSought && !chosen,
    seek: () => setIsSought(!isSought),
    giveUp: () => {
      setIsSought(false);
      opener.current?.focus();
    },
    choose: (film: FilmSummary) => {
      setIsSought(false);
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
