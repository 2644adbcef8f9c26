import { act, screen, waitFor, within } from '@testing-library/react';
import { Modals } from '../app/Modals';
import '../app/ModalDialog';
import '../features/moderation/acts/ModerateDialog';
import '../features/moderation/added/AddedFilms';
import '../features/moderation/added/MendFilmDialog';
import '../features/moderation/added/MergeFilmDialog';
import '../features/moderation/log/Log';
import '../features/moderation/received/Reports';
import { makeList } from '../testing/filmLists';
import { reportAs, signInAsAdmin } from '../testing/moderation';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { ModerationPage } from './ModerationPage';

const NOEL = 'Noël Brandt';
const POST = { kind: 'post', id: 'lonely-place' };
const KAI = { kind: 'user', id: 'user-kinokai' };
const OF_POST = `a post by ${NOEL}`;

const open = (arrange?: PartOptions['arrange'], path = '/moderation') =>
  renderPart(
    <>
      <main id="content" tabIndex={-1}>
        <ModerationPage />
      </main>
      <Modals />
    </>,
    {
      as: null,
      path,
      arrange: async (parts) => {
        await arrange?.(parts);
        await signInAsAdmin(parts);
      },
    },
  );

type Parts = Awaited<ReturnType<typeof open>>;

const reportOf = async (name: string) =>
  within(await screen.findByRole('article', { name: `Report of ${name}` }));

/** Presses a button of a report or an entry of the log, gives a reason, and waits until it is done. */
const doTo = async ({ user, transport }: Parts, button: string, reason: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  expect(dialog.getByRole('heading').querySelector('bdi')).not.toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  const [verb = ''] = /^(?:Take down|Give back|Log out|\S+)/.exec(button) ?? [];
  await user.click(dialog.getByRole('button', { name: verb }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => transport.quiet());
};

it('says so while there are no reports, and nothing was done', async () => {
  const { user } = await open();
  expect(await screen.findByText('No reports')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Log' }));
  expect(await screen.findByText('Nothing done yet')).toBeVisible();
  expect(screen.getByText('/moderation/log')).toBeInTheDocument();
});

it('shows an error with Retry', async () => {
  const { user } = await open(({ transport }) =>
    transport.failsWith('GET /api/moderation/reports', 503, 'The storage is busy.'),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The storage is busy.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No reports')).toBeVisible();
});

it('lists who reported what and why, with a link to it', async () => {
  await open(async (parts) => {
    await makeList(parts, {}, (await parts.server.signIn('kinokai')).token);
    await reportAs(parts, 'reelruth', { kind: 'list', id: 'rain' }, 'Rude title.');
    await reportAs(parts, 'reelruth', KAI, 'Advertises.');
    await reportAs(parts, 'kinokai', POST, 'Gives the end away.');
  });
  expect(await screen.findByRole('heading', { name: '3 open reports' })).toBeVisible();
  const post = await reportOf(OF_POST);
  expect(post.getByText('Gives the end away.')).toBeVisible();
  expect(post.getByRole('link', { name: 'Kai Lindqvist' })).toHaveAttribute(
    'href',
    '/profile/kinokai',
  );
  expect(post.getByRole('link', { name: `A post by ${NOEL}` })).toHaveAttribute(
    'href',
    '/singlePost/lonely-place',
  );
  const list = await reportOf('the list Rain on windows');
  expect(list.getByRole('link', { name: 'Rain on windows' })).toHaveAttribute('href', '/list/rain');
  const person = await reportOf('Kai Lindqvist');
  expect(person.getByText('@kinokai')).toBeVisible();
});

it('takes a post down with a reason, settles the report, and gives the post back', async () => {
  const parts = await open((all) => reportAs(all, 'kinokai', POST, 'Gives the end away.'));
  await doTo(parts, `Take down ${OF_POST}`, 'Mark spoilers.');
  expect(parts.toasts().at(-1)).toBe('It is taken down, and its author is told why.');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'All settled' })).toBeVisible();
  const report = await reportOf(OF_POST);
  expect(report.getByText('Taken down')).toBeVisible();
  expect(report.getByText('Mark spoilers.')).toBeVisible();
  expect(report.getAllByRole('button')).toHaveLength(1);
  expect(await parts.server.post('lonely-place')).toBeNull();

  await doTo(parts, `Give back ${OF_POST}`, 'Marked now.');
  expect(await parts.server.post('lonely-place')).not.toBeNull();
  expect(report.queryByRole('button')).toBeNull();
});

it('suspends the author of a post, and frees them from the log', async () => {
  const parts = await open((all) => reportAs(all, 'kinokai', POST, 'Threats.'));
  const suspend = within(await screen.findByRole('button', { name: `Suspend ${NOEL}` }));
  expect(suspend.getByText(NOEL).tagName).toBe('BDI');
  await doTo(parts, `Suspend ${NOEL}`, 'Threats.');
  await expect(parts.server.signIn('noirnoel')).rejects.toThrow();
  await parts.user.click(screen.getByRole('tab', { name: 'Log' }));
  const entry = within(await screen.findByRole('article', { name: `suspended ${NOEL}` }));
  expect(entry.getByText('Ada Usher')).toBeVisible();
  expect(entry.getByText('Threats.')).toBeVisible();
  await doTo(parts, `Free ${NOEL}`, 'They said sorry.');
  expect(await screen.findByRole('article', { name: `freed ${NOEL}` })).toBeVisible();
  await expect(parts.server.signIn('noirnoel')).resolves.toBeDefined();
});

it('logs a reported person out everywhere', async () => {
  const parts = await open((all) => reportAs(all, 'reelruth', KAI, 'Not himself.'));
  const { token } = await parts.server.signIn('kinokai');
  await doTo(parts, 'Log out Kai Lindqvist', 'Perhaps somebody else.');
  expect((await parts.server.call('GET', '/api/users/bookmark', { token })).status).toBe(401);
  await expect(parts.server.signIn('kinokai')).resolves.toBeDefined();
  expect((await reportOf('Kai Lindqvist')).getByText('Logged out')).toBeVisible();
});

it('dismisses a report without doing anything, and leaves others open', async () => {
  const parts = await open(async (all) => {
    await reportAs(all, 'reelruth', KAI, 'Not himself.');
    await reportAs(all, 'kinokai', POST, 'Boring.');
  });
  await doTo(parts, `Dismiss reports of ${OF_POST}`, 'Boring is allowed.');
  expect((await reportOf(OF_POST)).getByText('Dismissed')).toBeVisible();
  expect(await parts.server.post('lonely-place')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '1 open report' })).toBeVisible();
});

it('shows why something was refused, and keeps the reason', async () => {
  const parts = await open((all) => reportAs(all, 'kinokai', POST, 'Boring.'));
  parts.transport.failsWith('POST /api/moderation/', 403, 'Only moderators can do this.');
  const name = `Take down ${OF_POST}`;
  await parts.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const field = dialog.getByRole('textbox', { name: 'Reason' });
  await parts.user.type(field, 'Mark spoilers.');
  await parts.user.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Only moderators can do this.');
  expect(field).toHaveValue('Mark spoilers.');
});

const REEL = { title: 'The Quite Projector', year: 2019, directors: ['Ada Abra'] };
const REEL_NAME = 'The Quite Projector (2019)';

/** A sample person adds a film and rates it. */
const addReel: PartOptions['arrange'] = async ({ server }) => {
  const { token } = await server.signIn('kinokai');
  await server.call('POST', '/api/films', { token, body: { filmData: REEL } });
  const path = '/api/films/rate/the-quite-projector-2019';
  await server.call('POST', path, { token, body: { rating: 4 } });
};

const filmDialog = async ({ user }: Parts, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('lists the films that members added, and mends one', async () => {
  const parts = await open(addReel, '/moderation/films');
  const { user } = parts;
  expect(await screen.findByRole('article', { name: REEL_NAME })).toHaveTextContent('Ada Abra');
  const dialog = await filmDialog(parts, `Mend ${REEL_NAME}`);
  const title = await dialog.findByRole('textbox', { name: 'Title' });
  expect(dialog.getByText(REEL_NAME).tagName).toBe('BDI');
  await waitFor(() => expect(title).toHaveValue(REEL.title));
  await user.clear(title);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A typo.');
  await user.click(dialog.getByRole('button', { name: 'Mend' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('A title must not be empty.');
  await user.type(title, 'The Quiet Projector');
  await user.click(dialog.getByRole('button', { name: 'Mend' }));
  await isClosed();
  expect(
    await screen.findByRole('article', { name: 'The Quiet Projector (2019)' }),
  ).toBeInTheDocument();
});

it('merges a film into another that is chosen, says what moves, and logs it', async () => {
  const parts = await open(addReel, '/moderation/films');
  const { user } = parts;
  const dialog = await filmDialog(parts, `Merge ${REEL_NAME}`);
  expect(dialog.getByText(REEL_NAME).tagName).toBe('BDI');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Twice here.');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose the film');
  await user.type(dialog.getByRole('combobox', { name: 'Find a film' }), 'vertigo');
  await user.click(await dialog.findByRole('option', { name: /^Vertigo \(1958\)/ }));
  expect(await dialog.findByText(/^1 rating moves to/)).toHaveTextContent('Vertigo (1958)');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await isClosed();
  expect(await screen.findByText('No added films')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Log' }));
  const entry = await screen.findByRole('article', { name: /merged/ });
  expect(entry).toHaveTextContent(`merged ${REEL_NAME}, now Vertigo (1958)`);
});
