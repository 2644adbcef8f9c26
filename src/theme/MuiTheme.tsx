/** The theme stands around the whole app. */
export function MuiTheme({ children }: { children: React.ReactNode }) {
  return children;
}
