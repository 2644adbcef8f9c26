import Button from '@mui/material/Button';
import styled from '@emotion/styled';

// Covers the label invisibly, so that the browser's own validation hints point to the right place.
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
  /** The accepted file types; images by default. */
  accept?: string;
  /** Receives further files only if `multiple` is set. */
  onPick: (file: File, ...others: File[]) => void;
  multiple?: boolean;
}

/** Picks a file. Picking the same file again counts as a new choice. */
export function FileButton({
  label,
  icon,
  accept = 'image/*',
  onPick,
  multiple = false,
}: FileButtonProps) {
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
        multiple={multiple}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          if (file) onPick(file, ...others);
          target.value = '';
        }}
        type="file"
      />
    </Button>
  );
}
