import { lateListeners } from '../../ui/lateListeners';

/** Sending mutes and blocks begins with the first screen that can make some. */
export const hidingLater = lateListeners('users/hidingOpened');
