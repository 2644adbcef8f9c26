import { filmName } from '../../../lib/films';
import { fullName } from '../../../lib/people';
import { films } from '../../lists/counts';
import { starsText } from './starsText';
import type { TicketFacts } from './ticketFacts';

const subjectOf = ({ film, list }: Pick<TicketFacts, 'film' | 'list'>): string => {
  if (film) return ` for ${filmName(film)}`;
  if (!list) return '';
  const { title, filmCount, owner } = list;
  return ` for “${title}”, ${fullName(owner)}’s list of ${films(filmCount)}`;
};

/** A ticket in words. */
export const ticketDescription = (
  { author: { name, username }, film, list, rating, day, photo }: TicketFacts,
  shown: readonly string[],
  isCovered: boolean,
): string => {
  const stars = rating === undefined ? '' : `, rated ${starsText(rating)}`;
  const words = shown.join(' ');
  const said = isCovered ? `The words are covered: ${words}` : `“${words}”`;
  const posters = film ? [] : (list?.posters ?? []);
  return [
    `A cinema ticket${subjectOf({ film, list })}${stars}, by ${name} (@${username}) on Cinefolk, ${day}.`,
    ...(posters.length > 0 ? [`Posters: ${posters.map(filmName).join(', ')}.`] : []),
    ...(photo === null || isCovered ? [] : ['With a photo.']),
    ...(words === '' ? [] : [said]),
  ].join(' ');
};
