import { createTheme, getContrastRatio } from '@mui/material/styles';
import { paletteOf } from './theme';
import { SHOWN_MODES } from './tokens';

it.each(SHOWN_MODES)(
  'keeps MUI’s text on the accent, such as the count in a badge, readable in %s mode',
  (mode) => {
    const { main, contrastText } = createTheme({ palette: paletteOf(mode) }).palette.primary;
    expect(getContrastRatio(main, contrastText)).toBeGreaterThanOrEqual(4.5);
  },
);
