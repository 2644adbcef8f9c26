import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';

/** The button that starts a post about what a page shows. */
export function Write({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick} size="small" variant="contained">
      <EditRounded fontSize="small" />
      Write
    </Button>
  );
}
