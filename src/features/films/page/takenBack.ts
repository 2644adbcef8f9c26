import { undoable, type ToastContent } from '../../ui/toast';
import { filmRated } from '../changes/rating';

/** The film is not watched any more, and so not rated. Rating it again means having watched it. */
export const takenBack = (filmId: string, rating: number): ToastContent =>
  undoable(
    'No longer watched, so your rating was removed too.',
    `watched:${filmId}`,
    filmRated(filmId, rating),
  );
