/** How far a page was scrolled, in pixels, and the post whose card was last clicked. */
export interface ScrollPosition {
  y: number;
  postId: string | null;
}

/** This tab's scroll positions, by the history entry's key. Like the browser's, they last as long as the document. */
export const scrollPositions = new Map<string, ScrollPosition>();
