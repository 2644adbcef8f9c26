import { toasts, type ToastContent } from '../../ui/toast';
import { filmRated } from '../changes/rating';

/** The film is not watched any more, and so not rated. Rating it again means having watched it. */
export const takenBack = (filmId: string, rating: number): ToastContent => ({
  ...toasts.info('No longer watched, so your rating was removed too.'),
  about: `watched:${filmId}`,
  undo: filmRated({ filmId, rating }),
});
