import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { SplitExportDialog } from './SplitExportDialog';

it('tells how to import several files', async () => {
  await renderPart(
    <SplitExportDialog
      fileName="cinefolk-films.zip"
      files={3}
      lists={0}
      splitLists={0}
      loved={0}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Your films for Letterboxd' })).toHaveTextContent(
    'your films are in 3 files in cinefolk-films.zip.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unpack the ZIP.',
    'Open letterboxd.com/import, and import the first file.',
    'Once Letterboxd has saved its films, import the next one the same way.',
  ]);
});

it('says what becomes of lists and loved films', async () => {
  await renderPart(
    <SplitExportDialog fileName="films.zip" files={1} lists={2} splitLists={1} loved={1} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Your films for Letterboxd' });
  expect(dialog).toHaveTextContent('Your films are in films.zip.');
  expect(dialog).toHaveTextContent('For each list in the folder “lists”, start a new list');
  expect(dialog).toHaveTextContent('Files called “1 of 2”, “2 of 2” are one list');
  expect(dialog).toHaveTextContent('Letterboxd’s importer takes no loved films.');
});
