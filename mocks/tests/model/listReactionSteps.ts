import { bodyOf, type Answer } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { likedListId, someListId } from './listChoices';
import type { ListCommandOf } from './listCommands';
import { addList, answered } from './listSteps';
import { listShownTo } from './listViews';
import { notifyOfList, withdrawListLike } from './notifications';
import { refuse, type Scene, type Step } from './step';

export function likeList(scene: Scene, { list: choice }: ListCommandOf<'likeList'>): Step {
  const { world, me, now } = scene;
  const id = someListId(world, choice);
  const settle = () => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (list.likedBy.includes(me)) return refuse('listAlreadyLiked');
    list.likedBy.push(me);
    notifyOfList(world, 'listLike', list, me, now);
    return answered(scene, list);
  };
  return { method: 'POST', path: `/api/lists/like/${id}`, token: 'required', settle };
}

export function dislikeList(scene: Scene, { list: choice }: ListCommandOf<'dislikeList'>): Step {
  const { world, me } = scene;
  const id = likedListId(scene, choice);
  const settle = () => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (!list.likedBy.includes(me)) return refuse('listNotLiked');
    list.likedBy = list.likedBy.filter((other) => other !== me);
    withdrawListLike(world, list, me);
    return answered(scene, list);
  };
  return { method: 'POST', path: `/api/lists/dislike/${id}`, token: 'required', settle };
}

/** The clone is the caller's own, and private. The backend chooses its id. */
export function cloneList(scene: Scene, { list: choice }: ListCommandOf<'cloneList'>): Step {
  const { world, me, now } = scene;
  const id = someListId(world, choice);
  const settle = (answer: Answer) => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    const { _id } = bodyOf(answer, 201, BODIES.list).list;
    if (world.lists.some((other) => other._id === _id)) throw new Error(`Two lists are ${_id}`);
    const { title, description, ranked, films } = list;
    const clone = addList(scene, {
      ...{ _id, title, description, ranked },
      isPublic: false,
      films: films.map((placed) => ({ ...placed })),
    });
    notifyOfList(world, 'listClone', list, me, now);
    return answered(scene, clone);
  };
  return { method: 'POST', path: `/api/lists/clone/${id}`, token: 'required', settle };
}
