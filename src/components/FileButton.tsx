import styled from '@emotion/styled';
import { colour, media, motion, space, TARGET, text } from '../theme/tokens';

const Label = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: TARGET,
  minWidth: TARGET,
  padding: `0 ${space(3)}`,
  borderRadius: '999px',
  color: colour.accent,
  fontSize: text.small,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  [media.hover]: { '&:hover': { background: colour.hover } },
  '&:active': { background: colour.pressed },
  '&:has(:focus-visible)': { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' },
  // The input covers the label unseen, so that the browser's own hints point at the right place.
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    '&::file-selector-button': { cursor: 'pointer' },
  },
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
    <Label>
      {icon}
      <span>{label}</span>
      <input
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onPick(file);
          target.value = '';
        }}
        type="file"
      />
    </Label>
  );
}
