import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayjs, today } from '../../../lib/dayjs';
import { aFilm } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { postsApi } from '../postsApi';
import { draftTyped, composerDraft } from '../../../testing/drafts';
import { Composer } from './Composer';
import './DraftFilm';
import './FindFilm';

/** The very first search waits for the catalogue to load. */
const findVertigo = () =>
  screen.findByRole('option', { name: 'Vertigo (1958)' }, { timeout: 20_000 });

const openComposer = async () => {
  const parts = await renderPart(<Composer />);
  const draft = () => composerDraft(parts.store.getState());
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return { ...parts, draft, form };
};

const openPicker = async () => {
  const parts = await openComposer();
  await parts.user.click(parts.form.getByRole('button', { name: 'Add film' }));
  return { ...parts, box: await screen.findByRole('combobox', { name: 'Find a film' }) };
};

/** The composer with a film in its draft. */
const withFilm = async () => {
  const parts = await openComposer();
  act(() => {
    parts.store.dispatch(draftTyped({ content: 'Ran', film: aFilm(), watchedOn: today() }));
  });
  const film = within(await screen.findByRole('group', { name: 'Vertigo (1958)' }));
  return { ...parts, film };
};

it('finds a film by keyboard, dates it today and moves the focus to it', async () => {
  const { user, draft, box } = await openPicker();
  expect(box).toHaveFocus();
  await user.keyboard('vertigo');
  await findVertigo();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'Vertigo (1958)' })).toHaveFocus();
  expect(draft()).toMatchObject({
    film: { _id: 'vertigo-1958', title: 'Vertigo', directors: ['Alfred Hitchcock'] },
    watchedOn: today(),
  });
  expect(screen.queryByRole('combobox', { name: 'Find a film' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add film' })).toBeNull();
});

it('moves through the results with the arrow keys, and takes what a click chooses', async () => {
  const { user, draft, box } = await openPicker();
  await user.type(box, 'the godfather');
  const options = await screen.findAllByRole('option');
  expect(options.length).toBeGreaterThan(1);
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  if (options[1]) await user.click(options[1]);
  expect(draft().film).toMatchObject({ title: expect.stringContaining('Godfather') });
});

it('posts a film and its stars without a word, and says what an empty draft needs', async () => {
  const { user, store, form, transport } = await openComposer();
  const send = () => form.getByRole('button', { name: 'Post' });
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription('Write something, or add a photo or a film.');
  act(() => {
    store.dispatch(draftTyped({ film: aFilm(), watchedOn: today(), rating: 4.5 }));
  });
  expect(send()).toBeEnabled();
  expect(send()).not.toHaveAccessibleDescription();
  await user.click(send());
  await act(() => transport.quiet());
  const feed = await store.dispatch(
    postsApi.endpoints.getFeed.initiate({ feed: 'explore', sort: 'latest' }),
  );
  expect(feed.data?.pages[0]?.posts[0]).toMatchObject({ content: '', rating: 4.5 });
});

it('is cancelled with Escape, and the focus returns to the button that opened it', async () => {
  const { user } = await openPicker();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add film' })).toHaveFocus();
});

it('shows what failed, and finds the films on Retry', async () => {
  const { user, box, transport } = await openPicker();
  transport.failsWith('GET /api/films', 500, 'The shelves are locked.');
  await user.type(box, 'vertigo');
  expect(await screen.findByRole('alert')).toHaveTextContent('The shelves are locked.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await findVertigo();
});

describe('a film that is missing', () => {
  const openForm = async (title: string) => {
    const parts = await openPicker();
    await parts.user.type(parts.box, title);
    // jsdom knows no inline elements, and so puts spaces around one in a name.
    const name = new RegExp(`^Add “ ?${title} ?” to Cinefolk$`);
    const button = await screen.findByRole('button', { name });
    // A title from right to left must not reorder the sentence.
    expect(button.querySelector('bdi')).toHaveTextContent(title);
    await parts.user.click(button);
    return parts;
  };

  it('is added with its year and director, and chosen', async () => {
    const { user, draft } = await openForm('Our Holiday Reel');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Our Holiday Reel');
    await user.keyboard('2025');
    await user.type(screen.getByRole('textbox', { name: 'Director' }), 'Ana Lys, Kai Lind{Enter}');
    expect(
      await screen.findByRole('group', { name: 'Our Holiday Reel (2025)' }),
    ).toBeInTheDocument();
    expect(draft().film?.directors).toEqual(['Ana Lys', 'Kai Lind']);
  });

  it('is offered if it exists already', async () => {
    const { user, draft } = await openForm('vertigo');
    await user.keyboard('1958');
    await user.type(screen.getByRole('textbox', { name: 'Director' }), 'Alfred Hitchcock');
    await user.click(screen.getByRole('button', { name: 'Add to Cinefolk' }));
    await user.click(await screen.findByRole('button', { name: 'Use Vertigo (1958)' }));
    expect(draft().film?._id).toBe('vertigo-1958');
  });
});

describe('the fields of a film', () => {
  it('are stored in the draft as they are chosen', async () => {
    const { user, draft, film } = await withFilm();
    await user.click(film.getByRole('radio', { name: '3.5 Stars' }));
    await user.click(film.getByRole('checkbox', { name: 'Watched before' }));
    await user.click(film.getByRole('checkbox', { name: 'Contains spoilers' }));
    expect(draft()).toMatchObject({ rating: 3.5, again: true, spoilers: true });
    expect(film.getByRole('radiogroup', { name: 'Your rating' })).toBeInTheDocument();
  });

  it('can be cleared: the stars, and the day', async () => {
    const { user, draft, film, store } = await withFilm();
    act(() => {
      store.dispatch(draftTyped({ rating: 4 }));
    });
    await user.click(film.getByRole('radio', { name: 'No rating' }));
    await user.clear(film.getByLabelText('Watched on'));
    expect(draft()).toMatchObject({ rating: undefined, watchedOn: undefined });
  });

  it('cannot be sent with a day before there was film, as of a year of two digits', async () => {
    const { film, form, store } = await withFilm();
    expect(film.getByLabelText('Watched on')).toHaveAttribute('min', '1874-01-01');
    act(() => {
      store.dispatch(draftTyped({ watchedOn: '0024-01-06' }));
    });
    expect(await film.findByRole('alert')).toHaveTextContent(
      'A film cannot be watched before there was film.',
    );
    expect(form.getByRole('button', { name: 'Post' })).toBeDisabled();
  });

  it('cannot be sent with a day in the future, until that day begins', async () => {
    const { film, form, store } = await withFilm();
    expect(film.getByLabelText('Watched on')).toHaveAttribute('max', today());
    expect(form.getByRole('button', { name: 'Post' })).toBeEnabled();
    act(() => {
      const watchedOn = dayjs().add(1, 'day').format('YYYY-MM-DD');
      store.dispatch(draftTyped({ watchedOn }));
    });
    expect(await film.findByRole('alert')).toHaveTextContent(
      'A film cannot be watched in the future.',
    );
    expect(form.getByRole('button', { name: 'Post' })).toBeDisabled();
    jest.useFakeTimers({ now: dayjs().add(1, 'day').toDate() });
    fireEvent(document, new Event('visibilitychange'));
    jest.useRealTimers();
    expect(film.queryByRole('alert')).toBeNull();
    expect(form.getByRole('button', { name: 'Post' })).toBeEnabled();
  });

  it('are removed with the film, and the text box takes the focus', async () => {
    const { user, draft, film, form } = await withFilm();
    await user.click(film.getByRole('radio', { name: '3.5 Stars' }));
    await user.click(film.getByRole('button', { name: 'Remove film' }));
    expect(draft()).toMatchObject({ content: 'Ran', film: undefined, rating: undefined });
    expect(form.getByRole('textbox', { name: 'What did you watch?' })).toHaveFocus();
    expect(form.getByRole('button', { name: 'Add film' })).toBeInTheDocument();
  });

  it('are posted with the text', async () => {
    const { user, film, form, server, session, transport } = await withFilm();
    await user.click(film.getByRole('radio', { name: '3.5 Stars' }));
    await user.click(form.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(transport.sentTo('POST /api/posts')).toHaveLength(1));
    await act(() => transport.quiet());
    const token = session?.token ?? '';
    const { body } = await server.call('GET', '/api/posts?limit=1', { token });
    expect(body).toMatchObject({
      posts: [{ content: 'Ran', film: { _id: 'vertigo-1958' }, rating: 3.5, watchedOn: today() }],
    });
  });
});

it.each([
  ['a star', 'radio', '4 Stars'],
  ['a mark', 'checkbox', 'Contains spoilers'],
])(
  'does not publish the post when Enter is pressed on %s; with Ctrl it does',
  async (_what, role, name) => {
    const { user, film, draft } = await withFilm();
    act(() => film.getByRole(role, { name }).focus());
    await user.keyboard('{Enter}');
    expect(draft().content).toBe('Ran');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(draft().content).toBe('');
  },
);

it('does not publish the post when Enter is pressed in its date', async () => {
  const { user, film, draft } = await withFilm();
  act(() => film.getByLabelText('Watched on').focus());
  await user.keyboard('{Enter}');
  expect(draft().content).toBe('Ran');
});
