import { useEffect } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { theme } from './theme';
import { palettes, type ShownMode } from './tokens';

interface ModeProps {
  mode: ShownMode;
}

/** Applies the mode to MUI and to the browser's own bars. */
function Mode({ mode }: ModeProps) {
  const { setMode } = useColorScheme();
  useEffect(() => {
    setMode(mode);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', palettes[mode].screen);
  }, [mode, setMode]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Printed in light mode. The layout follows as soon as this returns, too soon for a state update of the theme.
    window.onbeforeprint = () => void (dataset['mode'] = 'light');
    window.onafterprint = () => void (dataset['mode'] = mode);
  }, [mode]);
  return null;
}

/** Provides the theme and the CSS reset, in the given mode. */
export function AppTheme({ mode, children }: ModeProps & { children: React.ReactNode }) {
  return (
    <ThemeProvider
      defaultMode={mode}
      disableTransitionOnChange
      noSsr
      storageManager={null}
      theme={theme}
    >
      <CssBaseline />
      <Mode mode={mode} />
      {children}
    </ThemeProvider>
  );
}
