import * as v from 'valibot';
import type { Frame } from './placePicture';
import type { ShrunkPicture } from './shrinkPicture';

/** What the page sends to its photo worker. */
export interface PhotoTask {
  file: Blob;
  frame: Frame;
}

/** What the worker returns: a picture, or an error message. */
export type PhotoOutcome = { picture: ShrunkPicture } | { error: string };

const PhotoTaskSchema = v.object({
  file: v.instance(Blob),
  frame: v.object({
    side: v.number(),
    square: v.boolean(),
    maxBytes: v.number(),
    crop: v.optional(
      v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() }),
    ),
  }),
});

const PhotoOutcomeSchema = v.union([
  v.object({ picture: v.object({ dataUrl: v.string(), width: v.number(), height: v.number() }) }),
  v.object({ error: v.string() }),
]);

export const isPhotoTask = (value: unknown): value is PhotoTask => v.is(PhotoTaskSchema, value);

export const isPhotoOutcome = (value: unknown): value is PhotoOutcome =>
  v.is(PhotoOutcomeSchema, value);
