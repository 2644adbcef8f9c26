import { act, screen, within } from '@testing-library/react';
import { preloadPage } from '../app/routes';
import { renderApp } from '../testing/renderApp';
import { renderPart } from '../testing/renderPart';
import { selectColourMode, selectModal } from '../features/ui/uiSlice';
import { SettingsPage } from './SettingsPage';

it('is where the menu of settings leads to', async () => {
  await preloadPage('/settings');
  const { user } = await renderApp('/notifications');
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(navigation.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
});

it('has all settings under headings', async () => {
  const { transport } = await renderPart(<SettingsPage />);
  await act(() => transport.quiet());
  const names = ['Colour mode', 'Account', 'Hidden', 'Your data', 'Sample people'];
  for (const name of names) expect(screen.getByRole('region', { name })).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(names);
});

it('has the keyboard shortcuts where there is a pointer, and so a keyboard', async () => {
  const { matchMedia } = window;
  Object.assign(window, {
    matchMedia: (query: string) =>
      Object.assign(matchMedia(query), { matches: query.includes('hover: hover') }),
  });
  const { transport } = await renderPart(<SettingsPage />);
  await act(() => transport.quiet());
  const shortcuts = screen.getByRole('region', { name: 'Keyboard shortcuts' });
  expect(within(shortcuts).getByRole('heading', { level: 2 })).toBeVisible();
  expect(shortcuts).toHaveTextContent('Write a post');
});

it('changes the colour mode', async () => {
  const { user, store } = await renderPart(<SettingsPage />);
  const modes = within(screen.getByRole('radiogroup', { name: 'Colour mode' }));
  expect(modes.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(modes.getByRole('radio', { name: 'Light' }));
  expect(modes.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(selectColourMode(store.getState())).toBe('light');
});

it.each([
  ['Import my data', 'importData'],
  ['Deleted in the last minute', 'deletions'],
  ['Import from Letterboxd', 'letterboxd'],
  ['Try as a sample person', 'visit'],
  ['Reset sample data', 'resetData'],
])('opens “%s”', async (name, kind) => {
  const { user, store } = await renderPart(<SettingsPage />);
  await user.click(screen.getByRole('button', { name }));
  expect(selectModal(store.getState())).toEqual({ kind });
});
