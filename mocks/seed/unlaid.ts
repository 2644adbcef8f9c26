import type { UnlaidPosts } from '../rules/records';

// Apart from what generates the posts: calls ask this at once, and wait for no code that has to be fetched.

const ID = 'sample-';

/** The id of the generated post at a place. */
export const generatedId = (place: number): string => `${ID}${place + 1}`;

/** The place of the generated post that has or would have this id, or null for the id of any other. */
function generatedPlace(postId: string): number | null {
  const place = Number(postId.slice(ID.length)) - 1;
  return postId === generatedId(place) ? place : null;
}

/** Whether the post of this id is among those of the sample that are still to be laid. */
export function isUnlaid(postId: string, { left }: UnlaidPosts): boolean {
  const place = generatedPlace(postId);
  return place !== null && place < left;
}
