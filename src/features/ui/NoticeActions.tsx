import CloseRounded from '@mui/icons-material/CloseRounded';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../app/hooks';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { focusContent } from '../../lib/focusContent';
import { colour } from '../../theme/tokens';
import type { Notice } from './notice';
import { noticeClosed } from './uiSlice';

/** From this long on a notice can be sent away; a shorter one is gone before anybody could. */
const DISMISSIBLE_FROM_MS = 5000;

const OnNotice = styled('span')({
  display: 'contents',
  '&& button': { color: colour.onNotice, textDecorationColor: 'currentColor' },
  '&& button:hover, && button:active': { background: 'rgb(0 0 0 / 0.25)' },
  '&& :focus-visible': { outlineColor: colour.onNotice, outlineOffset: '-2px' },
});

interface NoticeActionsProps {
  notice: Notice;
}

/** What can be done about a notice: take back what it tells of, or send it away. */
export function NoticeActions({ notice: { id, undo, durationMs } }: NoticeActionsProps) {
  const dispatch = useAppDispatch();
  const close = () => {
    dispatch(noticeClosed(id));
  };
  return (
    <OnNotice>
      {undo && (
        <Button
          compact
          look="quiet"
          onClick={() => {
            dispatch(undo);
            close();
            focusContent();
          }}
        >
          Undo
        </Button>
      )}
      {durationMs >= DISMISSIBLE_FROM_MS && (
        <IconButton label="Dismiss" onClick={close}>
          <CloseRounded style={{ fontSize: '1.25rem' }} />
        </IconButton>
      )}
    </OnNotice>
  );
}
