/** What stands beside every page: the search and people to follow. */
export function Suggestions() {
  return null;
}
