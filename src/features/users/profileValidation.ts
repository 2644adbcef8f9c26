import { fitsGraphemes } from '../../domain/graphemes';
import { PROFILE_TEXTS, type ProfileFields } from '../../domain/profile';
import { roomLeft } from '../../lib/charactersLeftText';
import { webLink } from '../../domain/webLink';

export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

/** The error messages for the texts that the server would refuse. */
export const validateProfile = (profile: ProfileFields): ProfileErrors => {
  const errors: ProfileErrors = {};
  if (profile.website !== '' && !webLink(profile.website))
    errors.website = 'Write the whole address, beginning with http:// or https://.';
  for (const { field, limit, called } of PROFILE_TEXTS) {
    if (!fitsGraphemes(profile[field], limit))
      errors[field] = `${called} can have at most ${limit} characters.`;
  }
  return errors;
};

/** The helper text with a field's remaining characters; undefined while the limit is far. */
export const roomIn = (name: keyof ProfileFields, value: string): string | undefined => {
  const limit = PROFILE_TEXTS.find(({ field }) => field === name)?.limit;
  return limit === undefined ? undefined : roomLeft(value, limit);
};
