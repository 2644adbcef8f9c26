/** Matches an element by all its text, also where a name within it stands in an element of its own. */
export const wholeText =
  (text: string) =>
  (_ownText: string, element: Element | null): boolean =>
    element?.textContent === text;
