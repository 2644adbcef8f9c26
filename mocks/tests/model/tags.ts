/** Tags of the stories: two are one tag, written differently. */
export const STORY_TAGS = ['70mm', 'With Ada', 'with ada', 'festival'] as const;

type Tags = readonly string[] | undefined;

/** Two tags with the same key are one. */
export const tagKeyOf = (tag: string): string => tag.toLowerCase();

export const hasTag = (tags: Tags, tag: string): boolean =>
  (tags ?? []).some((other) => tagKeyOf(other) === tagKeyOf(tag));

/** The tags that are kept of those that were sent: each once, as it was written first; nothing without any. */
export const tagFields = (tags: Tags): { tags?: string[] } => {
  const kept = (tags ?? []).filter((tag, at, all) => !hasTag(all.slice(0, at), tag));
  return kept.length > 0 ? { tags: kept } : {};
};
