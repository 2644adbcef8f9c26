import { fitsGraphemes } from '../../domain/graphemes';
import { LIMITS } from '../../domain/limits';
import type { ProfileFields } from '../../domain/requests';
import { webLink } from '../../lib/webLink';

export type ProfileFaults = Partial<Record<keyof ProfileFields, string>>;

const tooLong = (label: string, limit: number) => `${label} can have at most ${limit} characters.`;

const websiteFault = (website: string): string | undefined => {
  if (!fitsGraphemes(website, LIMITS.website)) return tooLong('A website', LIMITS.website);
  if (website === '' || webLink(website)) return undefined;
  return 'Write the whole address, beginning with http:// or https://.';
};

/** What the server would refuse of a profile's texts, in words for their writer. */
export const profileFaults = ({
  firstName,
  lastName,
  bio,
  website,
}: ProfileFields): ProfileFaults => {
  const fault = websiteFault(website);
  return {
    ...(!fitsGraphemes(firstName, LIMITS.name) && {
      firstName: tooLong('A first name', LIMITS.name),
    }),
    ...(!fitsGraphemes(lastName, LIMITS.name) && { lastName: tooLong('A last name', LIMITS.name) }),
    ...(!fitsGraphemes(bio, LIMITS.bio) && { bio: tooLong('A bio', LIMITS.bio) }),
    ...(fault !== undefined && { website: fault }),
  };
};
