import { ListTeaser } from '../../../components/ListTeaser';
import type { ListSummary } from '../../../domain/lists';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { films, likes } from '../counts';

const NO_BREAK = '\u00a0';

/** Stays at the end of a line. */
const SEPARATOR = `${NO_BREAK}· `;

interface ListCardProps {
  list: ListSummary;
  /** Whether the card says whose list it is. */
  showsOwner: boolean;
}

/** A list in a list of lists. */
export function ListCard({ list, showsOwner }: ListCardProps) {
  const { _id, title, owner, filmCount, likeCount, ranked, posters, seen } = list;
  const facts = [
    films(filmCount),
    ranked ? 'ranked' : '',
    seen === undefined || filmCount === 0 ? '' : `${seen} seen`,
    likeCount === 0 ? '' : likes(likeCount),
    list.public ? '' : 'private',
  ].filter(Boolean);
  return (
    <ListTeaser posters={posters} title={title} to={paths.list(_id)}>
      {showsOwner && (
        <>
          by <bdi>{fullName(owner)}</bdi>
          {SEPARATOR}
        </>
      )}
      {facts.map((fact) => fact.replaceAll(' ', NO_BREAK)).join(SEPARATOR)}
    </ListTeaser>
  );
}
