/** An address on the web as it is shown: where it leads, and its text without what goes without saying. */
export interface WebLink {
  href: string;
  label: string;
}

/** The address as a link, or null for anything but http and https: a link must never run a script. */
export const webLink = (address: string): WebLink | null => {
  if (!URL.canParse(address)) return null;
  const { href, protocol } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return {
    href,
    label: address
      .trim()
      .replace(/^https?:\/*/i, '')
      .replace(/\/$/, ''),
  };
};
