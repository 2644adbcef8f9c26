import * as v from 'valibot';
import { LIMITS } from './limits';

/**
 * The texts of a profile: their maximum length in graphemes, and their name in a sentence. The only list of these
 * fields, from which the rest is derived.
 */
export const PROFILE_TEXTS = [
  { field: 'firstName', limit: LIMITS.name, called: 'A first name' },
  { field: 'lastName', limit: LIMITS.name, called: 'A last name' },
  { field: 'bio', limit: 300, called: 'A bio' },
  { field: 'website', limit: 200, called: 'A website' },
] as const;

/** All fields of a profile: texts, and the avatar's address. */
export const PROFILE_FIELDS = [...PROFILE_TEXTS.map(({ field }) => field), 'avatar'] as const;

export const ProfileSchema = v.object(v.entriesFromList(PROFILE_FIELDS, v.string()));
export type ProfileFields = v.InferOutput<typeof ProfileSchema>;

/** An empty profile. */
export const BLANK_PROFILE: ProfileFields = {
  firstName: '',
  lastName: '',
  bio: '',
  website: '',
  avatar: '',
};

/** Picks only the profile's fields. One missing in older data is blank. */
export const profileOf = (holder: Partial<ProfileFields>): ProfileFields => {
  const profile = { ...BLANK_PROFILE };
  for (const field of PROFILE_FIELDS) profile[field] = holder[field] ?? '';
  return profile;
};
