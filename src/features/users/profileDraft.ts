import type { User } from '../../domain/entities';
import type { FilmSummary } from '../../domain/filmSummary';
import { PROFILE_FIELDS, type ProfileFields } from '../../domain/profile';
import type { ProfileDraft } from '../drafts/draftRecord';
import { completeWebsite } from './completeWebsite';

/** Whether these are the same films in the same order. */
const isSameFilms = (one: readonly FilmSummary[] = [], other: readonly FilmSummary[] = []) =>
  one.length === other.length && one.every(({ _id }, place) => _id === other[place]?._id);

/** A field's text as it is saved. */
const tidy = (field: keyof ProfileFields, text: string): string =>
  field === 'website' ? completeWebsite(text.trim()) : text.trim();

/** The draft's fields that differ from the profile, with texts trimmed and the website's address completed. */
export const changesOf = (
  draft: ProfileDraft,
  profile: ProfileFields & Pick<User, 'favourites'>,
): ProfileDraft => {
  const changes: ProfileDraft = {};
  for (const field of PROFILE_FIELDS) {
    const text = draft[field];
    if (text === undefined) continue;
    const value = tidy(field, text);
    if (value !== profile[field]) changes[field] = value;
  }
  if (draft.favourites && !isSameFilms(draft.favourites, profile.favourites))
    changes.favourites = draft.favourites;
  return changes;
};
