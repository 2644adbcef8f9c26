import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';

/** The theme for MUI's own components. It stands right around them, so that a page without them loads no MUI. */
export function MuiTheme({ children }: { children: React.ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
