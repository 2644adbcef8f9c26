import { fireEvent, render } from '@testing-library/react';
import { AppTheme } from './AppTheme';

it('prints in light mode, and restores the mode afterwards', () => {
  render(<AppTheme mode="dark">A page</AppTheme>);
  const page = document.documentElement;
  expect(page).toHaveAttribute('data-mode', 'dark');
  fireEvent(window, new Event('beforeprint'));
  expect(page).toHaveAttribute('data-mode', 'light');
  fireEvent(window, new Event('afterprint'));
  expect(page).toHaveAttribute('data-mode', 'dark');
});
