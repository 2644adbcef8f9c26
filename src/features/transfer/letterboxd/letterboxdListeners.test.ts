import { makeTestStore } from '../../../testing/makeTestStore';
import { selectModal, selectToasts } from '../../ui/uiSlice';
import { exportFilms } from './exportFilms';
import { filmsForLetterboxdRequested } from './letterboxdActions';

jest.mock('./exportFilms');

const FILE = 'cinefolk-films.zip';

/** What is reported of an export of so many files. */
const reportOf = async (files: number, lists = 0) => {
  jest
    .mocked(exportFilms)
    .mockResolvedValue({ fileName: FILE, files, lists, splitLists: 0, loved: 0 });
  const { store } = await makeTestStore();
  store.dispatch(filmsForLetterboxdRequested());
  const report = () => ({
    modal: selectModal(store.getState()),
    toasts: selectToasts(store.getState()),
  });
  // The export's code is loaded on demand.
  while (report().modal === null && report().toasts.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 1));
  return report();
};

it('says in a dialog how to import an export of several files', async () => {
  expect(await reportOf(3)).toEqual({
    modal: { kind: 'splitExport', fileName: FILE, files: 3, lists: 0, splitLists: 0, loved: 0 },
    toasts: [],
  });
});

it('says in a dialog what to do with lists', async () => {
  expect(await reportOf(1, 2)).toMatchObject({ modal: { kind: 'splitExport', lists: 2 } });
});

it('reports one file in a toast', async () => {
  expect(await reportOf(1)).toMatchObject({
    modal: null,
    toasts: [{ text: `Your data is in the file ${FILE}.`, name: FILE }],
  });
});
