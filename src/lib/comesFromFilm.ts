/** The state of a navigation from a film's page to the composer: once the post is sent, the page returns there. */
export const COMES_FROM_FILM = { comesFromFilm: true };

/** Whether a location's state is that of such a navigation. */
export const comesFromFilm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'comesFromFilm') === true;
