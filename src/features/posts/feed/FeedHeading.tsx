import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../../app/hooks';
import type { SortableFeed } from '../../../domain/feeds';
import { colour, space } from '../../../theme/tokens';
import { selectSort } from '../postsSlice';
import { SortMenu } from './SortMenu';
import { sortNames } from './sortNames';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  padding: `0 ${space(2)} 0 ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
});

/** A feed's current sort, and the menu that changes it. */
export function FeedHeading({ feed }: { feed: SortableFeed }) {
  const sort = useAppSelector((state) => selectSort(state, feed));
  return (
    <Row>
      <Typography color="textSecondary" component="h2" variant="overline">
        {sortNames(feed).find((name) => name.sort === sort)?.title}
      </Typography>
      <SortMenu feed={feed} />
    </Row>
  );
}
