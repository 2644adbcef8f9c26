import { act, screen, within } from '@testing-library/react';
import { openFilm } from '../testing/openFilm';

describe('what was written in diaries', () => {
  const TEZA = 'teza-2008';
  const log = (
    server: Awaited<ReturnType<typeof openFilm>>['server'],
    token: string,
    text: string,
  ) =>
    server.call('POST', '/api/diary', {
      token,
      body: {
        entryData: {
          _id: `entry-${text.length}`,
          filmId: TEZA,
          watchedOn: '2026-09-01',
          rating: 4,
          text,
        },
      },
    });

  it('stands on the film’s page, covered from who has not watched it', async () => {
    const { user } = await openFilm(TEZA, {
      arrange: async ({ server }) => {
        const ruth = await server.signIn('reelruth');
        await log(server, ruth.token, 'The fire goes out.');
      },
    });
    const diaries = within(await screen.findByRole('region', { name: 'From diaries' }));
    expect(diaries.getByRole('link', { name: 'Ruth Almeida' })).toHaveAttribute(
      'href',
      '/profile/reelruth',
    );
    expect(diaries.getByRole('img', { name: 'Rated 4 out of 5 stars' })).toBeVisible();
    expect(diaries.getByText('Sep 1, 2026')).toBeVisible();
    expect(diaries.queryByText('The fire goes out.')).toBeNull();
    expect(diaries.queryByRole('button', { name: 'Post it' })).toBeNull();
    await user.click(
      diaries.getByRole('button', {
        name: 'May contain spoilers · Show what Ruth Almeida wrote about Teza',
      }),
    );
    expect(diaries.getByText('The fire goes out.')).toBeVisible();
    expect(diaries.getByRole('listitem')).toHaveFocus();
  });

  it('becomes a post of its author’s with “Post it”, and stands there once', async () => {
    const { user, transport } = await openFilm(TEZA, {
      arrange: async ({ server, session }) => {
        await log(server, session?.token ?? '', 'Home is far.');
        const ruth = await server.signIn('reelruth');
        await log(server, ruth.token, 'The fire goes out.');
      },
    });
    const diaries = within(await screen.findByRole('region', { name: 'From diaries' }));
    expect(diaries.getByText('Home is far.')).toBeVisible();
    await user.click(diaries.getByRole('button', { name: 'Post it' }));
    expect(diaries.getByRole('link', { name: 'Ruth Almeida' })).toHaveFocus();
    await act(() => transport.quiet());
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Home is far.')).toBeVisible();
    expect(diaries.queryByText('Home is far.')).toBeNull();
    expect(screen.getByText('2', { selector: 'b' })).toBeVisible();
  });
});
