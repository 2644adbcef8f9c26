import { screen, within } from '@testing-library/react';
import { makeList } from '../../testing/filmLists';
import { renderPart } from '../../testing/renderPart';
import { SharePictureDialog } from './SharePictureDialog';

// jsdom draws nothing: the browser tests look at the pictures.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

afterEach(() => void Reflect.deleteProperty(navigator, 'canShare'));

const open = async () => {
  const app = await renderPart(<SharePictureDialog subject={{ kind: 'list', listId: 'rain' }} />, {
    arrange: (parts) => makeList(parts),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share as a picture' }));
  const picture = await dialog.findByRole('img', { name: /“Rain on windows”/ });
  return { ...app, dialog, picture };
};

const sourceOf = (picture: HTMLElement) => decodeURIComponent(picture.getAttribute('src') ?? '');

it('shows the picture in the chosen shape, and describes it', async () => {
  const { user, dialog, picture } = await open();
  expect(sourceOf(picture)).toContain('viewBox="0 0 1080 1350"');
  await user.click(dialog.getByRole('radio', { name: 'Landscape' }));
  expect(sourceOf(dialog.getByRole('img'))).toContain('viewBox="0 0 1200 630"');
  expect(dialog.getByLabelText('Description')).toHaveValue(picture.getAttribute('alt'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

it('shows all of a diary, with the evenings of each year', async () => {
  await renderPart(<SharePictureDialog subject={{ kind: 'allTime', username: 'reelruth' }} />);
  const picture = await screen.findByRole('img', { name: /^All time in film, by Ruth Almeida/ });
  expect(picture).toHaveAccessibleName(/the evenings of each year\.$/);
});

it('is drawn where nothing translates it', async () => {
  await open();
  expect(document.querySelector('text')?.closest('[translate="no"]')).not.toBeNull();
});

it('copies the description', async () => {
  const { user, dialog, toasts } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy description' }));
  expect(write).toHaveBeenCalledWith(expect.stringContaining('a list of 4 films'));
  expect(toasts()).toEqual(['Description copied']);
});

it('says so if the picture cannot be drawn', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Save picture' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('could not draw the picture');
});

it('offers the system’s share sheet only where that takes pictures', async () => {
  const { dialog } = await open();
  expect(dialog.queryByRole('button', { name: 'Share…' })).toBeNull();
});

it('offers the system’s share sheet where that takes pictures', async () => {
  Object.assign(navigator, { canShare: () => true });
  const { dialog } = await open();
  expect(dialog.getByRole('button', { name: 'Share…' })).toBeVisible();
});
