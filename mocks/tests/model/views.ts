import type { Liker, Post, User, UserSummary } from '../../../src/domain/entities';
import type { Film, Person, World } from './world';

function personOf(world: World, id: string): Person {
  const person = world.people.find(({ _id }) => _id === id);
  if (!person) throw new Error(`The model knows nobody called ${id}`);
  return person;
}

export function summaryOf(world: World, id: string): UserSummary {
  const { _id, firstName, lastName, username, avatar } = personOf(world, id);
  return { _id, firstName, lastName, username, avatar };
}

function likerOf(world: World, id: string): Liker {
  const { avatar: _, ...liker } = summaryOf(world, id);
  return liker;
}

/** Ids of a person's bookmarks, the newest bookmark first. */
export function bookmarksOf(world: World, personId: string): string[] {
  return world.marks
    .filter((mark) => mark.personId === personId)
    .sort((a, b) => b.order - a.order)
    .map(({ postId }) => postId);
}

export function userOf(world: World, id: string): User {
  const { password: _, ...profile } = personOf(world, id);
  return {
    ...profile,
    bookmarks: bookmarksOf(world, id),
    followers: world.follows
      .filter(({ to }) => to === id)
      .map(({ from }) => summaryOf(world, from)),
    following: world.follows
      .filter(({ from }) => from === id)
      .map(({ to }) => summaryOf(world, to)),
  };
}

/** A post as answered, with the likers and dislikers that are shown. */
export function postOf(
  world: World,
  film: Film,
  isShown: (personId: string) => boolean = () => true,
): Post {
  const shown = (ids: string[]) => ids.filter(isShown).map((id) => likerOf(world, id));
  const { _id, content, photos, alt, authorId, likeCount, createdAt, updatedAt, editedAt } = film;
  const author = summaryOf(world, authorId);
  return {
    _id,
    content,
    photos,
    ...(alt !== undefined && { alt }),
    username: author.username,
    author,
    likes: { likeCount, likedBy: shown(film.likedBy), dislikedBy: shown(film.dislikedBy) },
    createdAt,
    updatedAt,
    ...(editedAt !== undefined && { editedAt }),
  };
}

export function allPosts(world: World): Post[] {
  return [...world.films].sort((a, b) => b.order - a.order).map((film) => postOf(world, film));
}
