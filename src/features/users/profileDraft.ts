import * as v from 'valibot';
import type { User } from '../../domain/entities';
import { FilmSummarySchema, type FilmSummary } from '../../domain/filmSummary';
import { PROFILE_FIELDS, type ProfileFields } from '../../domain/profile';
import { completeWebsite } from './completeWebsite';

/** The changed and unsaved fields of a profile. */
export type ProfileDraft = Partial<ProfileFields> & Pick<User, 'favourites'>;

const FavouritesSchema = v.array(FilmSummarySchema);

/** Whether these are the same films in the same order. */
const isSameFilms = (one: readonly FilmSummary[] = [], other: readonly FilmSummary[] = []) =>
  one.length === other.length && one.every(({ _id }, place) => _id === other[place]?._id);

/** Parses a stored draft; unknown or invalid fields are ignored. */
export const parseProfileDraft = (stored: unknown): ProfileDraft => {
  const values = new Map<string, unknown>(Object.entries(stored ?? {}));
  const draft: ProfileDraft = {};
  for (const field of PROFILE_FIELDS) {
    const value = values.get(field);
    if (typeof value === 'string') draft[field] = value;
  }
  const favourites = values.get('favourites');
  if (v.is(FavouritesSchema, favourites)) draft.favourites = favourites;
  return draft;
};

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

/** The draft's fields that the server does not have yet. */
export const unsaved = (draft: ProfileDraft, saved: ProfileDraft): ProfileDraft => {
  const left: ProfileDraft = {};
  for (const field of PROFILE_FIELDS) {
    const value = draft[field];
    if (value !== undefined && value !== saved[field]) left[field] = value;
  }
  const { favourites } = draft;
  if (favourites && !(saved.favourites && isSameFilms(favourites, saved.favourites)))
    left.favourites = favourites;
  return left;
};
