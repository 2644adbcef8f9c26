/** How far a page was scrolled, and in which post's card a person last clicked. */
export interface ScrollPlace {
  y: number;
  postId: string | null;
}

/** The scroll places of this tab, by the history entry's key. They go with the document, as scrolling does. */
export const scrollPlaces = new Map<string, ScrollPlace>();
