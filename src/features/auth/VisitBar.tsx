import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { PersonAvatar } from '../../components/PersonAvatar';
import { focusContent } from '../../lib/focus';
import { fullName } from '../../lib/people';
import { colour, media, space, text } from '../../theme/tokens';
import { selectOwnSession, selectSessionUser, visitLeft } from './authSlice';

/** A single line including the button, so that it pushes a phone's feed down only a little. */
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
  '& button': {
    // A long name breaks, and leaves the text its place.
    flexShrink: 1,
    minWidth: 0,
    maxWidth: '60%',
    textAlign: 'end',
    whiteSpace: 'normal',
    marginRight: `-${space(3)}`,
    color: colour.accent,
  },
  // The navigation at the bottom of the screen shows the avatar too.
  [media.phone]: { '& .MuiAvatar-root': { display: 'none' } },
});

/** Shows who the user is visiting as in this tab, with a button that ends the visit. */
export function VisitBar() {
  const dispatch = useAppDispatch();
  const visitor = useAppSelector(selectSessionUser);
  const host = useAppSelector(selectOwnSession)?.user;
  const leave = () => {
    // The button is unmounted with the visit, so its focus must move.
    focusContent();
    dispatch(visitLeft());
  };
  return (
    visitor && (
      <Strip aria-label="Visit">
        <PersonAvatar name={fullName(visitor)} size={28} src={visitor.avatar} />
        <p>
          You are{' '}
          <b>
            <bdi>{fullName(visitor)}</bdi>
          </b>{' '}
          in this tab.
        </p>
        <Button onClick={leave} size="small">
          {host ? (
            <span>
              Back to <bdi>{fullName(host)}</bdi>
            </span>
          ) : (
            'Log in'
          )}
        </Button>
      </Strip>
    )
  );
}
