/** What shows people or what they wrote, apart from feeds, which must not move while they are read. */
export const HIDDEN_TAGS = [
  'Hidden',
  'User',
  'Suggestions',
  'Search',
  'Film',
  'TalkedAbout',
  'List',
  'Lists',
  'Notifications',
  'Unread',
] as const;
