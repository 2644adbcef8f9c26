import { paths } from './paths';

/** All of a person's diary, added up. */
export const allTimePath = (username: string): string => `${paths.profile(username)}/all-time`;

/** The evenings that a bar of all time counts. */
export const allTimePart = (
  username: string,
  part: 'stars' | 'decade' | 'country',
  value: string | number,
): string => `${allTimePath(username)}/${part}/${encodeURIComponent(value)}`;
