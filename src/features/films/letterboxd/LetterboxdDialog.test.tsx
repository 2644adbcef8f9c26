import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeTestStore } from '../../../testing/makeTestStore';
import { csvText, zipOf } from '../../../testing/letterboxd';
import { modalOpened } from '../../ui/uiSlice';
import { LetterboxdDialog } from './LetterboxdDialog';

const openDialog = async () => {
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  });
  const app = await makeTestStore();
  app.store.dispatch(modalOpened({ kind: 'letterboxd' }));
  render(
    <Provider store={app.store}>
      <LetterboxdDialog />
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
  expect(screen.getByText('1 line could not be read.', { exact: false })).toBeInTheDocument();
  const doubt = screen.getByRole('combobox', { name: 'Vertigo (1961)' });
  expect(doubt).toHaveDisplayValue('None of these: add it');
  await userEvent.selectOptions(doubt, 'Vertigo (1958), Alfred Hitchcock');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('2 lines imported. 1 could not be taken.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Download/ })).toBeInTheDocument();
});

it('says why a file is refused, and takes another', async () => {
  const { choose } = await openDialog();
  await choose(new Uint8Array([1, 2, 3]));
  expect(await screen.findByRole('alert')).toHaveTextContent('not a ZIP. Nothing was changed.');
  expect(screen.getByLabelText('Choose export')).toBeInTheDocument();
});
