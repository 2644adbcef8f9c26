import styled from '@emotion/styled';
import { font } from '../theme/tokens';
import { Mark } from './Mark';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  fontFamily: font.display,
  fontSize: '2rem',
  lineHeight: 1,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
});

const Letters = styled('span')({ paddingTop: '0.06em' });

/** The logo and the app's name, in the display face. */
export function Wordmark() {
  return (
    <Root>
      <Mark />
      <Letters className="wordmark-letters">Cinefolk</Letters>
    </Root>
  );
}
