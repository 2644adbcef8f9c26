import type { ListCommand } from './listCommands';
import {
  addFilmsToList,
  addToList,
  moveOnList,
  removeFilmsFromList,
  removeFromList,
} from './listFilmSteps';
import { cloneList, dislikeList, likeList } from './listReactionSteps';
import {
  allLists,
  listsBy,
  listsFound,
  listsWithFilm,
  nextLists,
  nextOfList,
  oneList,
} from './listReadSteps';
import { editList, makeList, removeList, restoreList } from './listSteps';
import type { Scene, Step } from './step';

/** The step of a command about lists. */
export function listStepOf(scene: Scene, command: ListCommand): Step {
  switch (command.call) {
    case 'makeList':
      return makeList(scene, command);
    case 'editList':
      return editList(scene, command);
    case 'removeList':
      return removeList(scene, command);
    case 'restoreList':
      return restoreList(scene, command);
    case 'addToList':
      return addToList(scene, command);
    case 'removeFromList':
      return removeFromList(scene, command);
    case 'addFilmsToList':
      return addFilmsToList(scene, command);
    case 'removeFilmsFromList':
      return removeFilmsFromList(scene, command);
    case 'moveOnList':
      return moveOnList(scene, command);
    case 'likeList':
      return likeList(scene, command);
    case 'dislikeList':
      return dislikeList(scene, command);
    case 'cloneList':
      return cloneList(scene, command);
    case 'oneList':
      return oneList(scene, command);
    case 'nextOfList':
      return nextOfList(scene, command);
    case 'allLists':
      return allLists(scene, command);
    case 'listsWithFilm':
      return listsWithFilm(scene, command);
    case 'listsFound':
      return listsFound(scene, command);
    case 'listsBy':
      return listsBy(scene, command);
    case 'nextLists':
      return nextLists(scene, command);
  }
}
