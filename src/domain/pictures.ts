import * as v from 'valibot';
import { LIMITS, PHOTO_TYPES } from './limits';
import { pictureChars } from './postPictures';
import { jsonObject, textSchema } from './schemas';

const RASTER = new RegExp(`^data:(?:${PHOTO_TYPES.join('|')});base64,[A-Za-z0-9+/]+={0,2}$`);
const SVG = /^data:image\/svg\+xml(?:;[^,;]*)*,/;

/** Of a picture's file: an address is answered as it is. */
const MOST_ADDRESS_CHARS = 500;

/** A path or a full URL, resolved like a browser does: `//host`, `/\host` and `/<tab>/host` name another host. */
const isSameOrigin = (url: string, origin: string): boolean =>
  url.length <= MOST_ADDRESS_CHARS &&
  /^(?:\/|https?:\/\/)/i.test(url) &&
  URL.canParse(url, origin) &&
  new URL(url, origin).origin === origin;

const isPicture = (url: string, origin: string): boolean =>
  RASTER.test(url) || isSameOrigin(url, origin);

const fits = v.maxLength<string, number, string>(
  LIMITS.photoUrlChars,
  'The photo is too large: the limit is 1.5 MB.',
);

const PHOTO_MESSAGE =
  'A photo must be a PNG, JPEG, WebP, GIF or AVIF as a data URL, or an address on this site.';

/** A picture's description. */
export const AltSchema = textSchema('A description', LIMITS.alt);

/** A photo that may be stored. `origin` is the request's own. An empty text means no photo, like null. */
export const photoSchema = (origin: string): v.GenericSchema<string | null> =>
  v.nullable(
    v.pipe(
      v.string('photos must be one address or null.'),
      fits,
      v.check((url) => url === '' || isPicture(url, origin), PHOTO_MESSAGE),
      v.transform((url) => url || null),
    ),
  );

/** A post's pictures as sent; the sizes from an answer can be sent back with them. */
export const picturesSchema = (origin: string) =>
  v.pipe(
    v.array(
      jsonObject('A photo', {
        src: v.pipe(
          v.string('src must be one address.'),
          fits,
          v.check((url) => isPicture(url, origin), PHOTO_MESSAGE),
        ),
        alt: v.exactOptional(AltSchema),
      }),
      'pictures must be a list.',
    ),
    v.maxLength(LIMITS.pictures, `A post can have at most ${LIMITS.pictures} photos.`),
    v.check(
      (pictures) => pictureChars(pictures) <= LIMITS.photoUrlChars,
      'The photos are too large: together the limit is 1.5 MB.',
    ),
  );

/** Like a photo, or an SVG data URL, or none. */
export const avatarSchema = (origin: string): v.GenericSchema<string> =>
  v.pipe(
    v.string('avatar must be text.'),
    fits,
    v.check(
      (url) => url === '' || SVG.test(url) || isPicture(url, origin),
      'An avatar must be a photo or an SVG as a data URL, or an address on this site.',
    ),
  );
