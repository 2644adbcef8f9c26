import { screen, within } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { FavouritesField } from './FavouritesField';

const openSearch = async () => {
  const parts = await renderPart(<FavouritesField />);
  const { user } = parts;
  const group = screen.getByRole('group', { name: 'Favourite films' });
  const field = within(group);
  await user.click((await field.findAllByRole('button', { name: /^Remove/ }))[0] ?? group);
  await user.click(field.getByRole('button', { name: 'Add a favourite film' }));
  return { ...parts, group, field, search: field.getByRole('combobox', { name: 'Find a film' }) };
};

it('keeps the focus when a film was chosen by keyboard', async () => {
  const { user, group, field, search } = await openSearch();
  await user.type(search, 'vertigo');
  await field.findByRole('option', { name: 'Vertigo (1958)' });
  await user.keyboard('{Enter}');
  expect(field.getByText('Vertigo (1958)')).toBeInTheDocument();
  expect(group).toHaveFocus();
});

it('keeps the focus when the search was closed', async () => {
  const { user, group, search } = await openSearch();
  await user.type(search, '{Escape}');
  expect(search).not.toBeInTheDocument();
  expect(group).toHaveFocus();
});
