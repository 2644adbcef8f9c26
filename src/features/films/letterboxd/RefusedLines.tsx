import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { withCommas } from '../../../lib/withCommas';
import { refusedLinesRequested } from './letterboxdSlice';

/** How many lines could not be taken, and the way to see them; nothing where there are none. */
export function RefusedLines({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  if (count === 0) return null;
  return (
    <div>
      <Typography>
        {count === 1 ? '1 line could' : `${withCommas(count)} lines could`} not be read. The file
        says which, and why.
      </Typography>
      <Button
        onClick={() => dispatch(refusedLinesRequested())}
        startIcon={<FileDownloadOutlined aria-hidden="true" />}
        sx={{ ml: -2 }}
      >
        Download what could not be read
      </Button>
    </div>
  );
}
