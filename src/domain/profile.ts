/** What people say of themselves, as texts. The one list of a profile's fields: the rest follows it. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'bio', 'website', 'avatar'] as const;

export type ProfileFields = Record<(typeof PROFILE_FIELDS)[number], string>;

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
