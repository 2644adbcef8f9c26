import { DAMAGED } from './checkPicture';
import { isPhotoTask, type PhotoOutcome, type PhotoTask } from './photoMessages';
import { shrinkPicture } from './shrinkPicture';

const run = async ({ file, frame }: PhotoTask): Promise<PhotoOutcome> => {
  try {
    return { picture: await shrinkPicture(file, frame) };
  } catch (reason) {
    return { error: reason instanceof Error ? reason.message : DAMAGED };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isPhotoTask(data)) void run(data).then((outcome) => self.postMessage(outcome));
});
