import Button from '@mui/material/Button';
import styled from '@emotion/styled';

// It covers the label unseen, so that the browser's own hints point at the right place.
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
});

interface FileButtonProps {
  label: string;
  icon: React.ReactNode;
  /** Which files are offered: images, where nothing is said. */
  accept?: string;
  onPick: (file: File) => void;
}

/** Picks one file. Picking the same file again counts as a new choice. */
export function FileButton({ label, icon, accept = 'image/*', onPick }: FileButtonProps) {
  return (
    <Button
      component="label"
      role={undefined}
      sx={{ px: 3, color: 'primary.main', fontSize: 'body2.fontSize', fontWeight: 600 }}
      tabIndex={-1}
    >
      {icon}
      <span>{label}</span>
      <Input
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onPick(file);
          target.value = '';
        }}
        type="file"
      />
    </Button>
  );
}
