import { LIMITS } from '../../../src/domain/limits';
import {
  changed,
  changedPost,
  filmOf,
  malformed,
  read,
  refuse,
  ownPostId,
  somePostId,
  type CommandOf,
  type Scene,
  type Step,
} from './step';
import { allPosts } from './views';
import { stamp, type Film } from './world';

const acceptable = (photos: string | null) => photos === null || !photos.startsWith('https:');
const describable = (alt = '') => alt.length <= LIMITS.alt;
const description = (photos: string | null, alt = '') =>
  photos === null || alt.trim() === '' ? undefined : alt;
const worthPosting = (content: string, photos: string | null) =>
  content.trim() !== '' || photos !== null;

export function create(scene: Scene, { id: _id, content, photos, alt }: CommandOf<'create'>): Step {
  const { world, me, now } = scene;
  const settle = () => {
    if (!acceptable(photos) || !describable(alt) || !worthPosting(content, photos))
      return malformed;
    const standing = filmOf(world, _id);
    if (standing?.authorId === me) return { ...changedPost(scene, 201, standing), changes: false };
    if (standing) return refuse('idTaken');
    const film: Film = {
      _id,
      authorId: me,
      content,
      photos,
      alt: description(photos, alt),
      likeCount: 0,
      likedBy: [],
      dislikedBy: [],
      createdAt: stamp(now),
      updatedAt: stamp(now),
      editedAt: undefined,
      order: world.order++,
    };
    world.films.push(film);
    world.deleted = world.deleted.filter((gone) => gone.film._id !== _id);
    return changedPost(scene, 201, film);
  };
  return {
    method: 'POST',
    path: '/api/posts',
    body: { postData: { _id, content, photos, alt } },
    token: 'required',
    settle,
  };
}

export function edit(scene: Scene, { post, content, photos, alt }: CommandOf<'edit'>): Step {
  const { world, me, now } = scene;
  const id = ownPostId(scene, world.films, post);
  const settle = () => {
    if ((photos !== undefined && !acceptable(photos)) || !describable(alt)) return malformed;
    const film = filmOf(world, id);
    if (!film) return refuse('postNotFound');
    if (film.authorId !== me) return refuse('editNotAuthor');
    const edited = {
      content: content === undefined ? film.content : content,
      photos: photos === undefined ? film.photos : photos,
    };
    if (!worthPosting(edited.content, edited.photos)) return malformed;
    const unchanged = edited.photos === film.photos ? film.alt : undefined;
    Object.assign(film, edited, {
      alt: description(edited.photos, alt ?? unchanged),
      updatedAt: stamp(now),
      editedAt: stamp(now),
    });
    return changedPost(scene, 201, film);
  };
  return {
    method: 'POST',
    path: `/api/posts/edit/${id}`,
    body: { postData: { content, photos, alt } },
    token: 'required',
    settle,
  };
}

export function remove(scene: Scene, { post }: CommandOf<'remove'>): Step {
  const { world, me, now, minimal } = scene;
  const id = ownPostId(scene, world.films, post);
  const settle = () => {
    const film = filmOf(world, id);
    if (!film) return refuse('postNotFound');
    if (film.authorId !== me) return refuse('deleteNotAuthor');
    const marks = world.marks.filter(({ postId }) => postId === id);
    world.films = world.films.filter((other) => other !== film);
    world.marks = world.marks.filter((mark) => !marks.includes(mark));
    world.deleted.push({ film, marks, at: now });
    return minimal
      ? { ...changed(201, {}), shortened: true }
      : changed(201, { posts: allPosts(world) });
  };
  return { method: 'DELETE', path: `/api/posts/${id}`, token: 'required', settle };
}

export function restore(scene: Scene, { post }: CommandOf<'restore'>): Step {
  const { world, me, now } = scene;
  const id = ownPostId(
    scene,
    world.deleted.map(({ film }) => film),
    post,
  );
  const settle = () => {
    const gone = world.deleted.find(({ film }) => film._id === id);
    if (!gone || now - gone.at >= LIMITS.restoreMs) return refuse('postNotFound');
    if (gone.film.authorId !== me) return refuse('postNotFound');
    world.films.push(gone.film);
    world.marks.push(...gone.marks);
    world.deleted = world.deleted.filter((other) => other !== gone);
    return changedPost(scene, 201, gone.film);
  };
  return { method: 'POST', path: `/api/posts/restore/${id}`, token: 'required', settle };
}

export function like(scene: Scene, { post }: CommandOf<'like'>): Step {
  const { world, me, now } = scene;
  const id = somePostId(world, post);
  const settle = () => {
    const film = filmOf(world, id);
    if (!film) return refuse('postNotFound');
    if (film.likedBy.includes(me)) return refuse('alreadyLiked');
    film.dislikedBy = film.dislikedBy.filter((other) => other !== me);
    film.likedBy.push(me);
    film.likeCount += 1;
    film.updatedAt = stamp(now);
    return changedPost(scene, 201, film);
  };
  return { method: 'POST', path: `/api/posts/like/${id}`, token: 'required', settle };
}

export function dislike(scene: Scene, { post }: CommandOf<'dislike'>): Step {
  const { world, me, now } = scene;
  const id = somePostId(world, post);
  const settle = () => {
    const film = filmOf(world, id);
    if (!film) return refuse('postNotFound');
    if (film.likeCount === 0) return refuse('likeBelowZero');
    if (film.dislikedBy.includes(me)) return refuse('alreadyDisliked');
    film.likedBy = film.likedBy.filter((other) => other !== me);
    film.dislikedBy.push(me);
    film.likeCount -= 1;
    film.updatedAt = stamp(now);
    return changedPost(scene, 201, film);
  };
  return { method: 'POST', path: `/api/posts/dislike/${id}`, token: 'required', settle };
}

export function allOfThem({ world }: Scene): Step {
  return {
    method: 'GET',
    path: '/api/posts',
    token: 'optional',
    settle: () => read({ posts: allPosts(world) }),
  };
}
