import { webLink } from '../../domain/webLink';

/** Whether the last part of a host is a word: not an IP address, nor a name without a dot. */
const endsInWord = (address: string): boolean => /\.[a-z][^.]*$/.test(new URL(address).hostname);

/** Adds the "https://" that people leave out of a website's address. Any other text stays as it is. */
export const completeWebsite = (website: string): string => {
  if (/^[a-z][a-z\d+.-]*:\/\/|^\/|\s/i.test(website)) return website;
  const completed = `https://${website}`;
  return webLink(completed) && endsInWord(completed) ? completed : website;
};
