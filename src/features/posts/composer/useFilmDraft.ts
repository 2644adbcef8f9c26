import { useRef, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/films';
import { today } from '../../../lib/dayjs';
import type { Draft } from '../drafts/draft';
import type { SelectDraft } from './DraftText';

/**
 * The film of a draft: chosen, looked for, or none.
 * @param area the text box, where the focus goes once the film is removed
 */
export const useFilmDraft = (
  select: SelectDraft,
  onChange: (change: Partial<Draft>) => void,
  area: React.RefObject<HTMLTextAreaElement | null>,
) => {
  const chosen = useAppSelector((state) => select(state).film);
  const [isSought, setIsSought] = useState(false);
  const [newId, setNewId] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    chosen,
    /** Whether it was chosen just now. */
    isNew: chosen !== undefined && chosen._id === newId,
    isSought: isSought && !chosen,
    opener,
    seek: () => setIsSought(!isSought),
    giveUp: () => {
      setIsSought(false);
      opener.current?.focus();
    },
    choose: ({ _id, title, year, directors, genres }: FilmSummary) => {
      setIsSought(false);
      setNewId(_id);
      onChange({ film: { _id, title, year, directors, genres }, watchedOn: today() });
    },
    remove: () => {
      setNewId(null);
      onChange({ film: undefined });
      area.current?.focus();
    },
  };
};
