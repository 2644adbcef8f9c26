/** The address taken apart, or null where the text is no absolute address. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
