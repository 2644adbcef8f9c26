import { isPhotoOutcome, type PhotoOutcome, type PhotoTask } from './photoMessages';
import type { Frame } from './placePicture';
import { shrinkPicture, type ShrunkPicture } from './shrinkPicture';

const canUseWorker = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Returns the worker's result, or null if it could not start or crashed. */
const runInWorker = async (task: PhotoTask): Promise<PhotoOutcome | null> => {
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
 * Shrinks a picture in a web worker, so that a large one does not block the page; if there is no
 * worker, in the page itself.
 * @throws Error with a message for users if the file cannot be decoded
 */
export const shrinkInWorker = async (file: Blob, frame: Frame): Promise<ShrunkPicture> => {
  const outcome = canUseWorker() ? await runInWorker({ file, frame }).catch(() => null) : null;
  if (!outcome) return shrinkPicture(file, frame);
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.picture;
};
