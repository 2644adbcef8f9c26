/** Where a page was left: how far it was scrolled, and in which post's card one last clicked. */
export interface ScrollPlace {
  y: number;
  postId: string | null;
}

/** The places left in this tab, by the history entry's key. They go with the document, as scrolling does. */
export const scrollPlaces = new Map<string, ScrollPlace>();
