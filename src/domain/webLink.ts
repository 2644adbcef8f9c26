/** An address on the web as it is shown: where it leads, and its text without what goes without saying. */
export interface WebLink {
  href: string;
  label: string;
}

/**
 * The address as a link, or null for anything but http and https: a link must never run a script.
 * Null also where a name stands before the host (`https://known.example@other.example`), which
 * only makes an address look like another.
 */
export const webLink = (address: string): WebLink | null => {
  if (!URL.canParse(address)) return null;
  const { href, protocol, username, password } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  if (username !== '' || password !== '') return null;
  // Characters that show nothing could turn what follows them around.
  const shown = /\p{C}/u.test(address) ? href : address;
  return {
    href,
    label: shown
      .trim()
      .replace(/^https?:\/*/i, '')
      .replace(/\/$/, ''),
  };
};
