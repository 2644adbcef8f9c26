import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { PersonAvatar } from '../../components/PersonAvatar';
import { focusContent } from '../../lib/focus';
import { fullName } from '../../lib/people';
import { colour, media, space, text } from '../../theme/tokens';
import { selectOwnSession, selectSessionUser, visitLeft } from './authSlice';

/** In one line with its button, so that a phone's feed moves down by little. */
const Strip = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '56px',
  padding: `${space(1)} ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.accentVeil,
  fontSize: text.small,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '& p': { flex: '1 1 0', minWidth: 0, margin: 0 },
  '& button': { flexShrink: 1, minWidth: 0, marginRight: `-${space(3)}`, color: colour.accent },
  // The face is at the bottom of the screen too.
  [media.phone]: { '& .MuiAvatar-root': { display: 'none' } },
});

/** Says who one is in this tab alone, and leads back to oneself. */
export function VisitBar() {
  const dispatch = useAppDispatch();
  const visitor = useAppSelector(selectSessionUser);
  const host = useAppSelector(selectOwnSession)?.user;
  const leave = () => {
    // The button goes with the visit.
    focusContent();
    dispatch(visitLeft());
  };
  return (
    visitor && (
      <Strip aria-label="Visit">
        <PersonAvatar name={fullName(visitor)} size={28} src={visitor.avatar} />
        <p>
          You are <b>{fullName(visitor)}</b> in this tab.
        </p>
        <Button onClick={leave} size="small">
          {host ? `Back to ${fullName(host)}` : 'Log in'}
        </Button>
      </Strip>
    )
  );
}
