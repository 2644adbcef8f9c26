import { act, screen } from '@testing-library/react';
import type { PostDraft } from '../features/drafts/postDraft';
import { aFilm } from '../testing/builders';
import { composerDraft, draftTyped } from '../testing/drafts';
import { openFilm, star, title, VERTIGO } from '../testing/openFilm';
import type { PartOptions } from '../testing/renderPart';

it('opens Home on Write, with the film in the draft', async () => {
  const { store, user } = await openFilm(VERTIGO);
  await title('Vertigo');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(composerDraft(store.getState()).film).toMatchObject({ _id: VERTIGO, title: 'Vertigo' });
});

describe('Write', () => {
  const write = async (options: PartOptions = {}, typed: Partial<PostDraft> = {}) => {
    const parts = await openFilm(VERTIGO, options);
    await title('Vertigo');
    act(() => void parts.store.dispatch(draftTyped({ content: 'Dizzy', ...typed })));
    await parts.click(star('4 Stars'));
    await parts.user.click(screen.getByRole('button', { name: 'Write' }));
    await screen.findByText('Elsewhere');
    return { ...parts, draft: () => composerDraft(parts.store.getState()) };
  };

  const logged = (...days: string[]): PartOptions => ({
    arrange: async ({ server, session }) => {
      for (const watchedOn of days)
        await server.call('POST', '/api/diary', {
          token: session?.token,
          body: { entryData: { _id: watchedOn, filmId: VERTIGO, watchedOn } },
        });
    },
  });

  it('takes over the viewer’s rating, and the page returns once the post is sent', async () => {
    const { user, draft, transport } = await write();
    expect(draft()).toMatchObject({ content: 'Dizzy', film: { _id: VERTIGO }, rating: 4 });
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await title('Vertigo')).toBeInTheDocument();
    await act(() => transport.quiet());
  });

  it('takes over the last day in the viewer’s diary', async () => {
    const { draft } = await write(logged('2026-09-02', '2026-09-01'));
    expect(draft()).toMatchObject({ film: { _id: VERTIGO }, watchedOn: '2026-09-02' });
  });

  it('keeps the stars and the day of a draft about the film', async () => {
    const own = { film: aFilm({ _id: VERTIGO }), rating: 2, watchedOn: '2026-08-01' };
    const { draft } = await write(logged('2026-09-02'), own);
    expect(draft()).toMatchObject(own);
  });

  it('brings a draft about another film back that waited, if nothing was written', async () => {
    const other = { content: 'Marbles', film: aFilm({ _id: 'm-1931' }) };
    const { user, draft } = await write({}, other);
    expect(draft()).toMatchObject({ content: '', film: { _id: VERTIGO } });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await title('Vertigo');
    expect(draft()).toMatchObject({ content: 'Marbles', film: { _id: 'm-1931' } });
  });

  it('leaves the composer as it was if nothing was written before going back', async () => {
    const { user, draft } = await write();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await title('Vertigo');
    expect(draft()).toMatchObject({ content: 'Dizzy', film: undefined, rating: undefined });
  });

  it('keeps what was written before going back', async () => {
    const { user, store, draft } = await write();
    act(() => void store.dispatch(draftTyped({ content: 'Dizzy twice' })));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await title('Vertigo');
    expect(draft()).toMatchObject({ content: 'Dizzy twice', film: { _id: VERTIGO }, rating: 4 });
  });
});
