import { act, screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '../../../domain/limits';
import { sentAddress } from '../../../lib/pictureFiles';
import { renderPart } from '../../../testing/renderPart';
import { draftTyped, composerDraft } from '../../../testing/drafts';
import { Composer } from './Composer';
import './DraftPhotos';

// jsdom cannot decode pictures, so a file's name decides the result.
jest.mock('../../../lib/photos/preparePhoto', () => ({
  preparePhoto: ({ name }: File) =>
    name.endsWith('.txt')
      ? Promise.reject(new Error(`${name} is not a picture.`))
      : Promise.resolve({
          dataUrl: `data:image/webp;base64,${btoa(name)}`,
          width: 3,
          height: 2,
          note: null,
        }),
}));

const image = (name: string) => new File(['x'], name, { type: 'image/png' });

const openComposer = async () => {
  const parts = await renderPart(<Composer />);
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const srcs = () =>
    composerDraft(parts.store.getState()).pictures.map(({ src }) => {
      const [, encoded = ''] = sentAddress(src).split(',');
      return atob(encoded);
    });
  // While photos are prepared, the label says that it is loading.
  const add = async (...files: File[]) =>
    parts.user.upload(await form.findByLabelText('Add photo'), files);
  return { ...parts, form, srcs, add };
};

it('takes several photos in the order in which they were picked, and more after them', async () => {
  const { form, srcs, add } = await openComposer();
  await add(image('a'), image('b'));
  await add(image('c'));
  await waitFor(() => expect(srcs()).toEqual(['a', 'b', 'c']));
  expect(await form.findAllByRole('listitem')).toHaveLength(3);
});

it('takes four photos at most, and says so until one is removed', async () => {
  const { form, srcs, add, user } = await openComposer();
  await add(...['a', 'b', 'c', 'd', 'e'].map(image));
  expect(await form.findByText('A post can have at most 4 photos.')).toBeInTheDocument();
  expect(srcs()).toEqual(['a', 'b', 'c', 'd']);
  await user.click(await form.findByRole('button', { name: 'Remove photo 2' }));
  expect(srcs()).toEqual(['a', 'c', 'd']);
  expect(form.queryByText('A post can have at most 4 photos.')).toBeNull();
});

it('takes the valid photos among several files, and shows why the others are refused', async () => {
  const { form, srcs, add } = await openComposer();
  await add(image('a'), image('b.txt'), image('c'));
  expect(await form.findByText('b.txt is not a picture.')).toBeInTheDocument();
  await waitFor(() => expect(srcs()).toEqual(['a', 'c']));
});

it('describes and removes each photo separately', async () => {
  const { form, srcs, add, user, store } = await openComposer();
  await add(image('a'), image('b'));
  const [, second] = await form.findAllByRole('listitem');
  if (!second) throw new Error('There is one photo.');
  await user.click(within(second).getByRole('button', { name: 'Add description 2' }));
  await user.type(form.getByLabelText('Photo description 2'), 'Rain');
  await user.click(form.getByRole('button', { name: 'Remove photo 1' }));
  expect(srcs()).toEqual(['b']);
  expect(composerDraft(store.getState()).pictures).toMatchObject([{ alt: 'Rain' }]);
  expect(form.getByRole('button', { name: 'Remove photo' })).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'What did you watch?' })).toHaveFocus();
});

it('keeps a description field open while another photo is added and removed', async () => {
  const { form, add, user, store } = await openComposer();
  await add(image('a'));
  await user.click(await form.findByRole('button', { name: 'Add description' }));
  await user.keyboard('Ra');
  await add(image('b'));
  const field = await form.findByLabelText('Photo description 1');
  await user.type(field, 'in');
  await user.click(form.getByRole('button', { name: 'Remove photo 2' }));
  expect(form.getByLabelText('Photo description')).toBe(field);
  expect(field).toHaveValue('Rain');
  await user.tab();
  expect(composerDraft(store.getState()).pictures).toMatchObject([{ alt: 'Rain' }]);
});

it('removes the right one of two identical photos', async () => {
  const { form, srcs, add, user } = await openComposer();
  await add(image('a'), image('b'), image('a'));
  await user.click(await form.findByRole('button', { name: 'Remove photo 1' }));
  expect(srcs()).toEqual(['b', 'a']);
  expect(form.getAllByRole('listitem')).toHaveLength(2);
});

it('refuses a photo that is too large together with one of an earlier release, and keeps that one', async () => {
  const { form, srcs, add, store } = await openComposer();
  const large = 'x'.repeat(LIMITS.photoUrlChars - 20);
  act(() => void store.dispatch(draftTyped({ pictures: [{ src: large }] })));
  await add(image('a'));
  expect(await form.findByText(/these photos are too large/)).toBeInTheDocument();
  expect(srcs()).toHaveLength(1);
});
