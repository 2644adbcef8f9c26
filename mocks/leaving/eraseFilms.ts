import { eraseStanding } from '../films/standings';
import { isPart, partOf } from './clearing';
import type { Erasing } from './erasing';

/** Takes a person out of the numbers of films, with what they rated and logged. */
export async function eraseFilms(erasing: Erasing): Promise<boolean> {
  const { tx, userId } = erasing;
  const films = await partOf(tx, 'personFilms', 'byPerson', userId);
  await Promise.all(films.map(({ filmId }) => eraseStanding(erasing, filmId)));
  return isPart(films);
}
