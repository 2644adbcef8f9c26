import { PROFILE_FIELDS, type ProfileFields } from '../../domain/profile';

/** The fields of a profile that were changed and not yet saved. */
export type ProfileDraft = Partial<ProfileFields>;

/** A draft as read from storage; anything else there is ignored. */
export const parseProfileDraft = (stored: unknown): ProfileDraft => {
  const values = new Map<string, unknown>(Object.entries(stored ?? {}));
  const draft: ProfileDraft = {};
  for (const field of PROFILE_FIELDS) {
    const value = values.get(field);
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
};

/** What of a draft differs from the profile as it is, without the blanks around texts. */
export const changesOf = (draft: ProfileDraft, profile: ProfileFields): ProfileDraft => {
  const changes: ProfileDraft = {};
  for (const field of PROFILE_FIELDS) {
    const value = draft[field]?.trim();
    if (value !== undefined && value !== profile[field]) changes[field] = value;
  }
  return changes;
};

/** What of a draft the server does not have yet. */
export const unsaved = (draft: ProfileDraft, saved: ProfileDraft): ProfileDraft => {
  const left: ProfileDraft = {};
  for (const field of PROFILE_FIELDS) {
    const value = draft[field];
    if (value !== undefined && value !== saved[field]) left[field] = value;
  }
  return left;
};
