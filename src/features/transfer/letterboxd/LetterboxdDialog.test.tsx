import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeTestStore } from '../../../testing/makeTestStore';
import { csvText, zipOf } from '../../../testing/letterboxd';
import { modalOpened } from '../../ui/uiSlice';
import { LetterboxdDialog } from './LetterboxdDialog';

configure({ asyncUtilTimeout: 15_000 });

const openDialog = async () => {
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  });
  const app = await makeTestStore();
  app.store.dispatch(modalOpened({ kind: 'letterboxd' }));
  render(
    <Provider store={app.store}>
      <MemoryRouter>
        <LetterboxdDialog />
      </MemoryRouter>
    </Provider>,
  );
  const choose = async (bytes: Uint8Array<ArrayBuffer>) => {
    const file = new File([bytes], 'letterboxd.zip', { type: 'application/zip' });
    // jsdom's files cannot be read.
    file.arrayBuffer = () => Promise.resolve(bytes.buffer);
    await userEvent.upload(screen.getByLabelText('Choose export'), file);
  };
  return { ...app, choose };
};

const evening = (title: string, year: number) => ['2020-02-02', title, year, `u${year}`, 4, '', ''];

it('shows a preview, asks about a film in doubt, imports, and shows the result', async () => {
  const { choose } = await openDialog();
  await choose(
    zipOf({
      'diary.csv': csvText('diary', [
        [...evening('Vertigo', 1961), '2020-02-01'],
        [...evening('The Godfather', 1972), '2020-02-01'],
        [...evening('Nobody’s Film', 1999), 'never'],
      ]),
    }),
  );
  expect(await screen.findByText('in doubt')).toBeInTheDocument();
  expect(screen.getByText('diary entries')).toBeInTheDocument();
  expect(screen.queryByText('watched')).not.toBeInTheDocument();
  expect(screen.getByText('1 line could not be read.', { exact: false })).toBeInTheDocument();
  const doubt = screen.getByRole('combobox', { name: 'Vertigo (1961)' });
  expect(doubt).toHaveDisplayValue('None of these: add it');
  await userEvent.selectOptions(doubt, 'Vertigo (1958), Alfred Hitchcock');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(
    await screen.findByText(
      'Imported: 2 diary entries, 2 ratings and 2 films watched. 1 line was left out.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your diary' })).toHaveAttribute(
    'href',
    '/profile/matinee/diary',
  );
  expect(screen.getByRole('button', { name: /^Download/ })).toBeInTheDocument();
});

it('says of a second import what was here already, and of a first one nothing of the kind', async () => {
  const { choose } = await openDialog();
  const diary = { 'diary.csv': csvText('diary', [[...evening('Vertigo', 1958), '2020-02-01']]) };
  const bring = async () => {
    await choose(zipOf(diary));
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    return (await screen.findByRole('button', { name: 'Import another' })).closest('[role=dialog]');
  };
  expect(await bring()).toHaveTextContent('Imported: 1 diary entry, 1 rating and 1 film watched.');
  expect(screen.queryByText(/here already/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Import another' }));
  expect(await bring()).toHaveTextContent('Nothing new was imported. 1 was here already.');
});

it('names a single thing in the preview as one', async () => {
  const { choose } = await openDialog();
  await choose(
    zipOf({ 'diary.csv': csvText('diary', [[...evening('Vertigo', 1958), '2020-02-01']]) }),
  );
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(terms).toContain('diary entry');
  expect(terms).not.toContain('diary entries');
});

it('says why a file is refused, and takes another', async () => {
  const { choose } = await openDialog();
  await choose(new Uint8Array([1, 2, 3]));
  expect(await screen.findByRole('alert')).toHaveTextContent('not a ZIP. Nothing was changed.');
  expect(screen.getByLabelText('Choose export')).toBeInTheDocument();
});

it('lists films of another year and films to be added, and says what is not imported', async () => {
  const { choose } = await openDialog();
  await choose(
    zipOf({
      'diary.csv': csvText('diary', [
        [...evening('Kismet', 1944), 'late', '2020-02-01'].filter((_cell, at) => at !== 6),
        [...evening('Whiplash', 2013), '2020-02-01'],
        [...evening('Nobody’s Film', 1999), '2020-02-01'],
      ]),
      'comments.csv': 'Date\r\n2020-02-02\r\n',
    }),
  );
  const section = within(await screen.findByRole('region', { name: 'Here under another year' }));
  const own = section.getAllByRole('checkbox', { name: 'Keep as its own film' });
  expect(own).toHaveLength(2);
  expect(own[0]).toHaveAccessibleDescription('Kismet (1944) → Kismet (1943), Gyan Mukherjee');
  const added = screen.getByRole('list', { name: 'Films that will be added' });
  expect(added).toHaveTextContent('Nobody’s Film (1999)');
  expect(screen.getByText('Not imported: 1 comment.')).toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Keep all as their own films' }));
  for (const box of own) expect(box).toBeChecked();
  await userEvent.click(own[0] ?? document.body);
  expect(added).toHaveTextContent('Whiplash (2013)');
  expect(added).not.toHaveTextContent('Kismet');
});
