import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPart } from '../testing/renderPart';
import { TagsPage } from './TagsPage';

const NEWCOMER = {
  firstName: 'Nell',
  lastName: 'Newcomer',
  username: 'newcomer',
  password: 'first-row',
  avatar: '',
};

const openTags = (path: string, tags: readonly string[][] = []) =>
  renderPart(
    <Routes>
      <Route element={<TagsPage />} path="/profile/:username/tags" />
    </Routes>,
    {
      path,
      arrange: async ({ server, session }) => {
        await server.call('POST', '/api/auth/signup', { body: NEWCOMER });
        for (const [nth, of] of tags.entries()) {
          const entryData = { filmId: 'vertigo-1958', watchedOn: `2026-01-0${nth + 1}`, tags: of };
          await server.call('POST', '/api/diary', { token: session?.token, body: { entryData } });
        }
      },
    },
  );

it('lists the tags of a diary with the number of evenings, the most used first, each leading to these', async () => {
  // More than any tag of the sample.
  await openTags('/profile/matinee/tags', [['70mm'], ['70mm'], ['70mm'], ['70mm', 'with Ada']]);
  const [first, ...others] = await screen.findAllByRole('link', { name: /evening/ });
  expect(first).toHaveAccessibleName('70mm, 4 evenings');
  expect(first).toHaveAttribute('href', '/profile/matinee/diary?tag=70mm');
  const names = others.map((link) => link.ariaLabel);
  expect(names).toContain('with Ada, 1 evening');
});

it('says that a diary has no tags', async () => {
  await openTags('/profile/newcomer/tags');
  expect(await screen.findByText('No tags yet')).toBeInTheDocument();
});

it('says that somebody is not there', async () => {
  await openTags('/profile/nobody-here/tags');
  expect(await screen.findByText('User not found.')).toBeInTheDocument();
});
