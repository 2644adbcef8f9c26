import type { Picture } from '../../domain/postPictures';

/** Width by height. */
const USUAL = 3 / 2;
/** A taller photo would fill a screen by itself, a wider one would be a strip: both are cut at their edges. */
const TALLEST = 4 / 5;
const WIDEST = 2;

/** The shape in which a photo that stands alone is shown, as width by height, known before it is fetched. */
export const photoShape = ({ width, height }: Picture): number =>
  width === undefined || height === undefined
    ? USUAL
    : Math.min(Math.max(width / height, TALLEST), WIDEST);
