import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { refusedLinesRequested } from './letterboxdSlice';

interface RefusedLinesProps {
  count: number;
  /** A sentence with the count, if it is not shown elsewhere. */
  children?: React.ReactNode;
}

/** Offers the refused lines as a download; renders nothing if there are none. */
export function RefusedLines({ count, children }: RefusedLinesProps) {
  const dispatch = useAppDispatch();
  if (count === 0) return null;
  return (
    <div>
      <Typography>{children} A file says which, and why.</Typography>
      <Button
        onClick={() => dispatch(refusedLinesRequested())}
        startIcon={<FileDownloadOutlined aria-hidden="true" />}
        sx={{ ml: -4 }}
      >
        Download what was left out
      </Button>
    </div>
  );
}
