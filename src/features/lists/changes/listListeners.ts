import { listsLater } from '../listsLater';
import { listenForListDeletions } from './deleteList';
import { listenForFilmsOnLists } from './filmOnList';
import { listenForFilmSets } from './filmsOnList';
import { listenForListLikes } from './likeList';
import { listenForSavedLists } from './saveList';

// Sends changes to lists.
listsLater.provide((start) => {
  listenForFilmsOnLists(start);
  listenForFilmSets(start);
  listenForListLikes(start);
  listenForListDeletions(start);
  listenForSavedLists(start);
});
