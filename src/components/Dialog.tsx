import { useId } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import styled from '@emotion/styled';
import { colour, media, space } from '../theme/tokens';
import { TextWithName } from './TextWithName';

const Head = styled('div')({
  position: 'sticky',
  top: 0,
  // Above the labels of fields, which are at 1.
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '64px',
  padding: `${space(2)} ${space(4)} ${space(2)} ${space(2)}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.raised,
  // Above the head there is no room.
  '& [role=tooltip]': { top: `calc(100% + ${space(2)})`, bottom: 'auto' },
  [media.low]: { position: 'static' },
});

interface DialogProps {
  title: string;
  /** A name in the title, which keeps a direction of its own. */
  name?: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Shown to the right of the title, such as a Save button. */
  action?: React.ReactNode;
  children: React.ReactNode;
}

/**
 * A modal dialog with a title and a Close button, full-screen on phones. The focus returns to what
 * opened it. It imports MUI's modal, so load components that use it lazily.
 */
export function Dialog({ title, name, open, onClose, action, children }: DialogProps) {
  const titleId = useId();
  const fullScreen = useMediaQuery(media.phone);
  return (
    <MuiDialog
      aria-labelledby={titleId}
      fullScreen={fullScreen}
      fullWidth
      onClose={onClose}
      open={open}
      transitionDuration={150}
    >
      <Head>
        <IconButton aria-label="Close" onClick={onClose} title="Close">
          <CloseRounded />
        </IconButton>
        <Typography component="h2" id={titleId} sx={{ flexGrow: 1 }} variant="h2">
          <TextWithName name={name} text={title} />
        </Typography>
        {action}
      </Head>
      {children}
    </MuiDialog>
  );
}
