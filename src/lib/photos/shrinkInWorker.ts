import { isPhotoOutcome, type PhotoOutcome, type PhotoTask } from './photoMessages';
import type { Frame } from './placePicture';
import { shrinkPicture, type ShrunkPicture } from './shrinkPicture';

const canUseWorker = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** What the worker answered, or null where it could not be started or broke. */
const askWorker = async (task: PhotoTask): Promise<PhotoOutcome | null> => {
  const { default: PhotoWorker } = await import('./photoWorker?worker');
  const worker = new PhotoWorker();
  const outcome = await new Promise<PhotoOutcome | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(isPhotoOutcome(data) ? data : null);
    worker.onerror = () => resolve(null);
    worker.postMessage(task);
  });
  worker.terminate();
  return outcome;
};

/**
 * Shrinks a picture in a worker of its own, so that a large one does not hold up the page;
 * where that cannot be, in the page itself.
 * @throws Error with a message for people where the file cannot be decoded
 */
export const shrinkInWorker = async (file: Blob, frame: Frame): Promise<ShrunkPicture> => {
  const outcome = canUseWorker() ? await askWorker({ file, frame }).catch(() => null) : null;
  if (!outcome) return shrinkPicture(file, frame);
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.picture;
};
