/** The state of a link to another part of the same page: the scroll position and the focus stay. */
export const KEEPS_PLACE = { keepsPlace: true };

/** Whether a location's state is that of such a link. */
export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'keepsPlace') === true;
