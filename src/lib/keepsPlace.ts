/** A link's state: the page it leads to is another part of this one, so what is on screen and the focus stay. */
export const KEEPS_PLACE = { keepsPlace: true };

export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'keepsPlace') === true;
