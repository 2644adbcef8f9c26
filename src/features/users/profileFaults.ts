import { fitsGraphemes } from '../../domain/graphemes';
import { LIMITS } from '../../domain/limits';
import type { ProfileFields } from '../../domain/profile';
import { webLink } from '../../lib/webLink';

export type ProfileFaults = Partial<Record<keyof ProfileFields, string>>;

/** Texts with a longest length, and what they are called. */
const LIMITED: [field: keyof ProfileFields, name: string, limit: number][] = [
  ['firstName', 'A first name', LIMITS.name],
  ['lastName', 'A last name', LIMITS.name],
  ['bio', 'A bio', LIMITS.bio],
  ['website', 'A website', LIMITS.website],
];

/** What the server would refuse of a profile's texts, in words for their writer. */
export const profileFaults = (profile: ProfileFields): ProfileFaults => {
  const faults: ProfileFaults = {};
  if (profile.website !== '' && !webLink(profile.website))
    faults.website = 'Write the whole address, beginning with http:// or https://.';
  for (const [field, name, limit] of LIMITED) {
    if (!fitsGraphemes(profile[field], limit))
      faults[field] = `${name} can have at most ${limit} characters.`;
  }
  return faults;
};
