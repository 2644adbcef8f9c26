import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import { ExplainedButton } from '../../../components/ExplainedButton';
import { withCommas } from '../../../lib/withCommas';
import { colour, space } from '../../../theme/tokens';
import { linesOf } from './describeEnd';
import { DoubtfulFilms } from './DoubtfulFilms';
import { LeftOutParts } from './LeftOutParts';
import { importConfirmed, importDismissed, type ImportPreview } from './letterboxdSlice';
import { ListsChoice } from './ListsChoice';
import { NeighbourFilms } from './NeighbourFilms';
import { NewFilms } from './NewFilms';
import { RefusedLines } from './RefusedLines';

const Numbers = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space(4),
  margin: 0,
  // Keeps the numbers aligned, whatever the length of the labels below them.
  '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: colour.inkSoft },
  '& dd': { margin: 0 },
});

function Counted({ what, count }: { what: string; count: number }) {
  return (
    <div>
      <dt>{what}</dt>
      <Typography component="dd" sx={{ fontVariantNumeric: 'tabular-nums' }} variant="h2">
        {withCommas(count)}
      </Typography>
    </div>
  );
}

/** A titled group of counts. */
function Counts({ title, children }: { title: string; children: React.ReactNode }) {
  const titleId = useId();
  return (
    <div>
      <Typography component="h3" gutterBottom id={titleId} variant="overline">
        {title}
      </Typography>
      <Numbers aria-labelledby={titleId}>{children}</Numbers>
    </div>
  );
}

interface SomeProps {
  count: number;
  what: string;
  /** What a single one is called. */
  one?: string;
}

/** A count shown only where there are any. */
function Some({ count, what, one = what }: SomeProps) {
  return count === 0 ? null : <Counted count={count} what={count === 1 ? one : what} />;
}

/** What the import would do, before it is confirmed. */
export function ExportPreview({ preview }: { preview: ImportPreview }) {
  const dispatch = useAppDispatch();
  const { entries, reviews, ratings, watched, watchlist, loved, lists, favourites } = preview;
  const { matched, missing, doubtful, refused, leftOut } = preview;
  const isEmpty =
    entries + reviews + ratings + watched + watchlist + loved + lists + favourites === 0;
  const indexed = doubtful.map((film, index) => ({ ...film, index }));
  const neighbours = indexed.filter(({ isNeighbour }) => isNeighbour);
  const inDoubt = indexed.filter(({ isNeighbour }) => !isNeighbour);
  const own = neighbours.filter(({ choice }) => choice === null);
  const added = [...missing, ...own];
  return (
    <>
      {/* It may be longer than the screen, without anything in it that takes the focus. */}
      <DialogContent
        aria-label="What is in the export"
        role="region"
        sx={{ display: 'grid', gap: 5 }}
        tabIndex={0}
      >
        <Counts title="Films">
          <Counted count={matched + neighbours.length - own.length} what="already here" />
          <Counted count={added.length} what="will be added" />
          <Counted count={inDoubt.length} what="in doubt" />
        </Counts>
        {/* Without zeros: a rating makes its film a watched one, whatever the lists of the export say. */}
        {!isEmpty && (
          <Counts title="What will be imported">
            <Some count={entries} one="diary entry" what="diary entries" />
            <Some count={ratings} one="rating" what="ratings" />
            <Some count={watched} what="watched" />
            <Some count={watchlist} what="on the watchlist" />
            <Some count={loved} one="loved film" what="loved films" />
            <Some count={lists} one="list" what="lists" />
            <Some count={favourites} one="favourite" what="favourites" />
            <Some count={reviews} one="review without a day" what="reviews without a day" />
          </Counts>
        )}
        {reviews > 0 && (
          <Typography>A review without a day becomes a post about its film.</Typography>
        )}
        <ListsChoice {...preview} />
        <LeftOutParts leftOut={leftOut} />
        <RefusedLines count={refused}>{linesOf(refused)} could not be read.</RefusedLines>
        {inDoubt.length > 0 && <DoubtfulFilms films={inDoubt} />}
        {neighbours.length > 0 && <NeighbourFilms films={neighbours} />}
        {added.length > 0 && <NewFilms films={added} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch(importDismissed())}>Cancel</Button>
        <ExplainedButton
          onClick={() => dispatch(importConfirmed())}
          why={isEmpty ? 'There is nothing in these files to import.' : null}
        >
          Import
        </ExplainedButton>
      </DialogActions>
    </>
  );
}
