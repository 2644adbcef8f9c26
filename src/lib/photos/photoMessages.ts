import { isNumber, isRecordOf, isText } from '../../domain/guards';
import type { Area, Frame } from './placePicture';
import type { ShrunkPicture } from './shrinkPicture';

/** What the page asks of its photo worker. */
export interface PhotoTask {
  file: Blob;
  frame: Frame;
}

/** What the worker answers: a picture, or the reason there is none. */
export type PhotoOutcome = { picture: ShrunkPicture } | { fault: string };

const isArea = isRecordOf<Area>({ x: isNumber, y: isNumber, width: isNumber, height: isNumber });

const isFrame = isRecordOf<Frame>({
  side: isNumber,
  square: (value): value is boolean => typeof value === 'boolean',
  maxBytes: isNumber,
  cut: (value): value is Area | undefined => value === undefined || isArea(value),
});

export const isPhotoTask = isRecordOf<PhotoTask>({
  file: (value): value is Blob => value instanceof Blob,
  frame: isFrame,
});

const isPicture = isRecordOf<ShrunkPicture>({ dataUrl: isText, width: isNumber, height: isNumber });

export const isPhotoOutcome = (value: unknown): value is PhotoOutcome =>
  isRecordOf<{ picture: ShrunkPicture }>({ picture: isPicture })(value) ||
  isRecordOf<{ fault: string }>({ fault: isText })(value);
