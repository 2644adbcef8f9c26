import { lateListeners } from '../ui/lateListeners';

/** Sending changes to lists begins with the first screen that can make some. */
export const listsLater = lateListeners('lists/listsOpened');
