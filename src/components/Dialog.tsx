import { useId } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import MuiDialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { MuiTheme } from '../theme/MuiTheme';
import { colour, font, media, space, text } from '../theme/tokens';
import { IconButton } from './IconButton';
import { useMediaQuery } from './useMediaQuery';

const Head = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '64px',
  padding: `${space(2)} ${space(4)} ${space(2)} ${space(2)}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.raised,
  [media.low]: { position: 'static' },
});

const Title = styled('h2')({
  flexGrow: 1,
  font: `400 ${text.title}/1 ${font.display}`,
  letterSpacing: '0.02em',
});

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Stands at the right of the title: Save. */
  action?: React.ReactNode;
  children: React.ReactNode;
}

/**
 * A modal window with a title and a way out; it fills a phone. The focus returns to what opened it.
 * It brings MUI's modal, so load what uses it lazily.
 */
export function Dialog({ title, open, onClose, action, children }: DialogProps) {
  const titleId = useId();
  const fullScreen = useMediaQuery(media.phone);
  return (
    <MuiTheme>
      <MuiDialog
        aria-labelledby={titleId}
        fullScreen={fullScreen}
        fullWidth
        onClose={onClose}
        open={open}
        transitionDuration={150}
      >
        <Head>
          <IconButton label="Close" onClick={onClose}>
            <CloseRounded />
          </IconButton>
          <Title id={titleId}>{title}</Title>
          {action}
        </Head>
        {children}
      </MuiDialog>
    </MuiTheme>
  );
}
