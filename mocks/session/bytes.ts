/** URL-safe Base64 without padding, for short texts. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The bytes, or null if the text is not what `encodeBase64Url` writes. */
export function decodeBase64Url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    return encodeBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** Compares in constant time, so that timing does not reveal where the difference is. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [place, byte] of a.entries()) difference |= byte ^ (b[place] ?? 0);
  return difference === 0;
}
