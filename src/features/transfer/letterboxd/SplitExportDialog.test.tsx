import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { SplitExportDialog } from './SplitExportDialog';

it('tells how to import several files', async () => {
  await renderPart(<SplitExportDialog fileName="cinefolk-films.zip" files={3} />);
  expect(screen.getByRole('dialog', { name: 'Your films for Letterboxd' })).toHaveTextContent(
    'your films are in 3 files in cinefolk-films.zip.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unpack the ZIP.',
    'Open letterboxd.com/import, and import the first file.',
    'Once Letterboxd has saved its films, import the next one the same way.',
  ]);
});
