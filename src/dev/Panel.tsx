import { useId, useRef, useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useColourMode } from '../features/ui/useColourMode';
import { keyOf } from '../lib/keys';
import { AppTheme } from '../theme/AppTheme';
import { colour, media, radius, space, text } from '../theme/tokens';
import { AccountControls } from './AccountControls';
import { FaultControls } from './FaultControls';
import type { RequestLog } from './requestLog';
import { RequestList } from './RequestList';
import { SeedControls } from './SeedControls';

/** The open panel's height, except on a phone, where it covers the page. */
const HEIGHT = 'min(40dvh, 400px)';

const Root = styled('aside')({
  position: 'fixed',
  // Above the app's dialogs and below its toasts.
  zIndex: 1350,
  right: 0,
  backgroundColor: colour.raised,
  '&[data-open=false]': { bottom: '25%', borderRadius: `${radius.medium} 0 0 ${radius.medium}` },
  '&[data-open=true]': {
    bottom: 0,
    width: '100%',
    height: HEIGHT,
    overflowY: 'auto',
    borderTop: `1px solid ${colour.line}`,
    boxShadow: colour.shadow,
    [media.phone]: { height: '100dvh' },
  },
});

/** The page and its dialogs end above the open panel, so that it covers nothing for good. */
const MAKE_ROOM = {
  body: { paddingBottom: HEIGHT },
  '.MuiDialog-root': { bottom: `${HEIGHT} !important` },
};

/** When closed, a tab no wider than the margin of a post, so that it covers no text or control. */
const Toggle = styled(Button)({
  fontSize: text.eyebrow,
  fontWeight: 700,
  letterSpacing: '0.08em',
  '&[aria-expanded=false]': {
    width: '24px',
    padding: `${space(3)} 0`,
    border: `1px solid ${colour.edge}`,
    borderRight: 0,
    borderRadius: `${radius.medium} 0 0 ${radius.medium}`,
    writingMode: 'vertical-rl',
    [media.phone]: { width: space(4) },
  },
  '&[aria-expanded=true]': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    justifyContent: 'space-between',
    width: '100%',
    borderRadius: 0,
    borderBottomColor: colour.line,
    backgroundColor: colour.raised,
  },
});

const Controls = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: space(6),
  padding: space(4),
});

const NAME = 'Developer’s panel';

/** The developer's panel: a tab at the right edge, and a drawer at the bottom. */
export function Panel({ log, delayMs }: { log: RequestLog; delayMs: number }) {
  const mode = useColourMode();
  const [isOpen, setIsOpen] = useState(false);
  const controlsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <AppTheme mode={mode}>
      <Root
        aria-label={NAME}
        data-open={isOpen}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape') close();
        }}
      >
        <Toggle
          aria-controls={isOpen ? controlsId : undefined}
          aria-expanded={isOpen}
          aria-label={NAME}
          onClick={() => setIsOpen(!isOpen)}
          ref={toggle}
        >
          {isOpen ? (
            <>
              {NAME}
              <CloseRounded aria-hidden="true" />
            </>
          ) : (
            'Dev'
          )}
        </Toggle>
        {isOpen && (
          <Controls id={controlsId}>
            <Global styles={MAKE_ROOM} />
            <FaultControls delayMs={delayMs} />
            <AccountControls />
            <SeedControls />
            <RequestList log={log} />
          </Controls>
        )}
      </Root>
    </AppTheme>
  );
}
