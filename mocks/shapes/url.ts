/** The address taken apart, or null where the text is none; a relative one needs a base. */
export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
