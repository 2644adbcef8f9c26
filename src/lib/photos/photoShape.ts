import type { Picture } from '../../domain/postPictures';

/** Width by height. */
const DEFAULT = 3 / 2;
/** A taller photo would fill the screen, a wider one would be a strip: both are cropped. */
const TALLEST = 4 / 5;
const WIDEST = 2;

/** The aspect ratio (width by height) in which a single photo is shown, known before it is fetched. */
export const photoShape = ({ width, height }: Picture): number =>
  width === undefined || height === undefined
    ? DEFAULT
    : Math.min(Math.max(width / height, TALLEST), WIDEST);
