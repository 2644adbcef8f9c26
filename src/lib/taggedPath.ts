import { paths } from './paths';

/** All tags of a person's diary. */
export const tagsPath = (username: string): string => `${paths.profile(username)}/tags`;

/** The entries of a person's diary that have a tag. */
export const taggedPath = (username: string, tag: string): string =>
  `${paths.diary(username)}?tag=${encodeURIComponent(tag)}`;
