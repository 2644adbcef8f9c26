import { fitsGraphemes } from '../../domain/graphemes';
import { PROFILE_TEXTS, type ProfileFields } from '../../domain/profile';
import { webLink } from '../../lib/webLink';

export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

/** What the server would refuse of a profile's texts, in words for their writer. */
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
