import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import { withCommas } from '../../../lib/withCommas';
import { colour, space } from '../../../theme/tokens';
import { linesOf } from './describeEnd';
import { DoubtfulFilms } from './DoubtfulFilms';
import { importConfirmed, importDismissed, type ImportPreview } from './letterboxdSlice';
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

/** What the import would do, before it is confirmed. */
export function ExportPreview({ preview }: { preview: ImportPreview }) {
  const dispatch = useAppDispatch();
  const { entries, ratings, watched, watchlist, matched, missing, doubtful, refused } = preview;
  const isEmpty = entries + ratings + watched + watchlist === 0;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <Counts title="Films">
          <Counted count={matched} what="already here" />
          <Counted count={missing} what="will be added" />
          <Counted count={doubtful.length} what="in doubt" />
        </Counts>
        <Counts title="What comes in">
          <Counted count={entries} what="diary entries" />
          <Counted count={ratings} what="ratings" />
          <Counted count={watched} what="watched" />
          <Counted count={watchlist} what="on the watchlist" />
        </Counts>
        <RefusedLines count={refused}>{linesOf(refused)} could not be read.</RefusedLines>
        {doubtful.length > 0 && <DoubtfulFilms films={doubtful} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch(importDismissed())}>Cancel</Button>
        <Button disabled={isEmpty} onClick={() => dispatch(importConfirmed())} variant="contained">
          Import
        </Button>
      </DialogActions>
    </>
  );
}
