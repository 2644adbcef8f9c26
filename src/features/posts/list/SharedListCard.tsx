import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { SharedList } from '../../../domain/entities';
import { paths } from '../../../lib/paths';
import { colour, media, motion } from '../../../theme/tokens';
import { ListFacts } from './ListFacts';
import { listFrame } from './listFrame';

const Card = styled(Link)({
  ...listFrame,
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${motion.quick} ${motion.ease}`,
  [media.hover]: { '&:hover': { borderColor: colour.accent } },
});

/** The list that a post is about, as a link to its page. */
export function SharedListCard({ list }: { list: SharedList }) {
  return (
    <Card aria-label={list.title} to={paths.list(list._id)}>
      <ListFacts list={list} />
    </Card>
  );
}
