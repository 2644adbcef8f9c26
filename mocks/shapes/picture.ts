import { LIMITS, PHOTO_TYPES } from '../../src/domain/limits';
import { Refusal } from '../rules/refusal';
import { parseUrl } from './url';

const RASTER = new RegExp(`^data:(?:${PHOTO_TYPES.join('|')});base64,[A-Za-z0-9+/]+={0,2}$`);
const SVG = /^data:image\/svg\+xml[;,]/;

/** A path or a whole address, as a browser reads it: `//host`, `/\host` and `/<tab>/host` name another host. */
const isSameOrigin = (url: string, origin: string): boolean =>
  /^(?:\/|https?:\/\/)/i.test(url) && parseUrl(url, origin)?.origin === origin;

/** A photo as it may be kept. `origin` is the request's own. @throws Refusal 400 otherwise. */
export function photoUrl(url: string, origin: string): string {
  refuseOversized(url);
  if (RASTER.test(url) || isSameOrigin(url, origin)) return url;
  throw Refusal.badRequest(
    'A photo must be a PNG, JPEG, WebP, GIF or AVIF image as a data URL, or an address on this site.',
  );
}

/** Like a photo, or an SVG data URL, or none. @throws Refusal 400 otherwise. */
export function avatarUrl(url: string, origin: string): string {
  refuseOversized(url);
  if (url === '' || SVG.test(url)) return url;
  if (RASTER.test(url) || isSameOrigin(url, origin)) return url;
  throw Refusal.badRequest('An avatar must be an image as a data URL, or an address on this site.');
}

function refuseOversized(url: string): void {
  if (url.length > LIMITS.photoUrlChars) {
    throw Refusal.badRequest('The picture is too large: 1.5 MB is the most that can be kept.');
  }
}
