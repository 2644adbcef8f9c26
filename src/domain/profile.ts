import * as v from 'valibot';
import { LIMITS } from './limits';

/**
 * What people say of themselves in words: how long it may be, in graphemes, and what a sentence calls it.
 * The one list of these fields: the rest follows it.
 */
export const PROFILE_TEXTS = [
  { field: 'firstName', limit: LIMITS.name, called: 'A first name' },
  { field: 'lastName', limit: LIMITS.name, called: 'A last name' },
  { field: 'bio', limit: 300, called: 'A bio' },
  { field: 'website', limit: 200, called: 'A website' },
] as const;

/** Every field of a profile; each is a text, the avatar an address. */
export const PROFILE_FIELDS = [...PROFILE_TEXTS.map(({ field }) => field), 'avatar'] as const;

export const ProfileSchema = v.object(v.entriesFromList(PROFILE_FIELDS, v.string()));
export type ProfileFields = v.InferOutput<typeof ProfileSchema>;

/** A profile in which nothing is said yet. */
export const BLANK_PROFILE: ProfileFields = {
  firstName: '',
  lastName: '',
  bio: '',
  website: '',
  avatar: '',
};

/** The profile's fields alone, of something that holds more. What it lacks, as older data may, is blank. */
export const profileOf = (holder: Partial<ProfileFields>): ProfileFields => {
  const profile = { ...BLANK_PROFILE };
  for (const field of PROFILE_FIELDS) profile[field] = holder[field] ?? '';
  return profile;
};
