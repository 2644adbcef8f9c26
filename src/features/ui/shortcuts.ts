/** Keys that do things by themselves, and what they do; a press of `g` waits for the second key. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['j'], does: 'Next post' },
  { keys: ['k'], does: 'Previous post' },
  { keys: ['l'], does: 'Like the post in focus' },
  { keys: ['b'], does: 'Bookmark the post in focus' },
  { keys: ['c'], does: 'Write a post' },
  { keys: ['/'], does: 'Search people' },
  { keys: ['g', 'h'], does: 'Go to Home' },
  { keys: ['g', 'e'], does: 'Go to Explore' },
  { keys: ['g', 'b'], does: 'Go to Bookmarks' },
  { keys: ['g', 'p'], does: 'Go to your profile' },
  { keys: ['?'], does: 'Show this list' },
];
