import * as v from 'valibot';
import type { Post } from './entities';

/** One of a post's pictures. */
export const PictureSchema = v.object({
  /** A data URL or a same-origin URL; shown only through `<img>`. */
  src: v.string(),
  /** The author's description; omitted if there is none. */
  alt: v.exactOptional(v.string()),
  /** In pixels; both are omitted for a picture at a URL whose size is unknown. */
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

/** The total length of the pictures' addresses in characters; see `LIMITS.photoUrlChars`. */
export const pictureChars = (pictures: readonly Pick<Picture, 'src'>[]): number =>
  pictures.reduce((chars, { src }) => chars + src.length, 0);

/** All picture fields of a post. The first picture is repeated in `photos` and `alt`, from when there was only one. */
export const pictureFields = (pictures: Picture[]): Pick<Post, 'photos' | 'alt' | 'pictures'> => {
  const [first] = pictures;
  return {
    photos: first?.src ?? null,
    ...(first?.alt !== undefined && { alt: first.alt }),
    pictures,
  };
};
