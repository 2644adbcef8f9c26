import DialogContent from '@mui/material/DialogContent';
import { errorMessage } from '../../api/errorMessage';
import { ErrorState } from '../../components/ErrorState';
import { SHAPES, type Picture } from './picture';
import { PictureForm } from './PictureForm';
import { Preview } from './Preview';

interface PictureWaitingProps {
  /** Null: what it shows is being loaded. */
  picture: Picture | null;
  error?: unknown;
  onRetry?: () => void;
}

/** The form of a picture, once what it shows is known. */
export function PictureWaiting({ picture, error, onRetry }: PictureWaitingProps) {
  if (picture) return <PictureForm picture={picture} />;
  return (
    <DialogContent>
      {error && onRetry ? (
        <ErrorState message={errorMessage(error)} onRetry={onRetry} />
      ) : (
        <Preview {...SHAPES.portrait} address={null} description="" />
      )}
    </DialogContent>
  );
}
