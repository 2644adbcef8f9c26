import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { LIMITS } from '../../../domain/limits';
import { colour, media, radius, space } from '../../../theme/tokens';
import { favouritesAsked, modalOpened } from '../../ui/uiSlice';

const Root = styled('section')({
  display: 'grid',
  gap: space(4),
  alignItems: 'center',
  padding: `${space(4)} ${space(4)} ${space(5)}`,
  borderBottom: `1px solid ${colour.line}`,
  [media.rail]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(6) },
});

/** Four empty frames, as posters will fill them. */
const Frames = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: `repeat(${LIMITS.favourites}, 52px)`,
  '& > i': {
    aspectRatio: '2 / 3',
    border: `1px dashed ${colour.accent}`,
    borderRadius: radius.small,
    background: colour.accentVeil,
  },
});

/** Asks for favourite films, until it was answered either way. */
export function AskFavourites() {
  const dispatch = useAppDispatch();
  return (
    <Root aria-labelledby="ask-favourites">
      <Frames aria-hidden="true">
        {Array.from({ length: LIMITS.favourites }, (_, index) => (
          <i key={index} />
        ))}
      </Frames>
      <div>
        <Typography component="h2" id="ask-favourites" variant="h2">
          Which four films do you love most?
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }} variant="body2">
          They appear at the top of your profile, and say more than a bio.
        </Typography>
        <Stack direction="row" sx={{ gap: 2, mt: 3 }}>
          <Button
            onClick={() => {
              dispatch(favouritesAsked());
              dispatch(modalOpened({ kind: 'editProfile' }));
            }}
            size="small"
            variant="contained"
          >
            Choose films
          </Button>
          <Button onClick={() => dispatch(favouritesAsked())} size="small">
            Not now
          </Button>
        </Stack>
      </div>
    </Root>
  );
}
