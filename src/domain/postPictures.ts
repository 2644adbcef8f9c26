import * as v from 'valibot';
import type { Post } from './entities';

/** One of a post's pictures. */
export const PictureSchema = v.object({
  /** A data URL or a same-origin URL; shown only through `<img>`. */
  src: v.string(),
  /** What is to be seen, in the author's words; left out where there are none. */
  alt: v.exactOptional(v.string()),
  /** In pixels; both are left out where the picture is at an address and nothing is known of it. */
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

/** How long the addresses of pictures are together, in characters; see `LIMITS.photoUrlChars`. */
export const pictureChars = (pictures: readonly Pick<Picture, 'src'>[]): number =>
  pictures.reduce((chars, { src }) => chars + src.length, 0);

/** All that a post says of its pictures: of the first one apart from the others, too, as before there could be several. */
export const pictureFields = (pictures: Picture[]): Pick<Post, 'photos' | 'alt' | 'pictures'> => {
  const [first] = pictures;
  return {
    photos: first?.src ?? null,
    ...(first?.alt !== undefined && { alt: first.alt }),
    pictures,
  };
};
