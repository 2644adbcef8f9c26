import { screen } from '@testing-library/react';
import { selectModal } from '../../ui/uiSlice';
import { aFilm } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { ShareFilm } from './ShareFilm';

const answer = (rating: number | null) => ({
  film: { ...aFilm(), countries: [], languages: [] },
  numbers: { average: null, ratings: 0, histogram: [], watched: 0, watchlist: 0, loved: 0 },
  mine: { rating, watched: rating !== null, watchlist: false, loved: false },
  friends: [],
  revision: 1,
});

const open = async (rating: number | null = null) => {
  const app = await renderPart(<ShareFilm answer={answer(rating)} />);
  await app.user.click(screen.getByRole('button', { name: 'Share' }));
  return app;
};

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it('copies the link of the page', async () => {
  const { user, toasts } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/film\/vertigo-1958$/));
  expect(toasts()).toEqual(['Link Copied']);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('offers the system’s share sheet only if there is one', async () => {
  await open();
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: 'Share link…' })).toBeNull();
});

it.each([
  ['AbortError', []],
  ['DataError', [expect.stringMatching(/could not be shared.*film\/vertigo/)]],
])(
  'reports a failure of the share sheet, but not that it was dismissed: %s',
  async (name, said) => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('No.', name)) });
    const { user, toasts } = await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Share link…' }));
    expect(toasts()).toEqual(said);
  },
);

it('offers a picture of a film that the viewer rated', async () => {
  const { user, store } = await open(4);
  await user.click(await screen.findByRole('menuitem', { name: 'As a picture' }));
  expect(selectModal(store.getState())).toEqual({
    kind: 'sharePicture',
    subject: { kind: 'film', filmId: 'vertigo-1958' },
  });
});

it('offers none of a film that they did not rate', async () => {
  await open();
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: 'As a picture' })).toBeNull();
});
