/** A web address for display: where it leads, and its text without the obvious parts. */
export interface WebLink {
  href: string;
  label: string;
}

/**
 * The address as a link, or null for anything but http and https: a link must never run a script. Also null if it has a
 * user name before the host (`https://known.example@other.example`), which only disguises the host.
 */
export const webLink = (address: string): WebLink | null => {
  if (!URL.canParse(address)) return null;
  const { href, protocol, username, password } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  if (username !== '' || password !== '') return null;
  // Invisible characters could reverse the text after them.
  const shown = /\p{C}/u.test(address) ? href : address;
  return {
    href,
    label: shown
      .trim()
      .replace(/^https?:\/*/i, '')
      .replace(/\/$/, ''),
  };
};
