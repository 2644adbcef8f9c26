import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { allTimePath } from '../../../lib/allTimePath';
import { today } from '../../../lib/dayjs';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/useNow';
import { FIRST_YEAR } from '../../../lib/yearPart';
import { space } from '../../../theme/tokens';

/** Three places, so that All time stays in the middle. */
const Years = styled('nav')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  padding: `${space(3)} ${space(4)}`,
  // Aligns the buttons' labels with the page's text.
  '& > a': { margin: '0 -13px', padding: `${space(2)} ${space(3)}` },
});

/** Links to the previous year, to all time, and to the next year unless it is in the future. */
export function OtherPeriods({ username, year }: { username: string; year: number }) {
  const thisYear = useNow(() => Number(today().slice(0, 4)));
  return (
    <Years aria-label="Years">
      {year > Number(FIRST_YEAR) && (
        <Button
          component={Link}
          sx={{ gridColumn: 1, justifySelf: 'start' }}
          to={paths.filmYear(username, year - 1)}
        >
          ‹ {year - 1}
        </Button>
      )}
      <Button component={Link} sx={{ gridColumn: 2 }} to={allTimePath(username)}>
        All time
      </Button>
      {year < thisYear && (
        <Button
          component={Link}
          sx={{ gridColumn: 3, justifySelf: 'end' }}
          to={paths.filmYear(username, year + 1)}
        >
          {year + 1} ›
        </Button>
      )}
    </Years>
  );
}
