import { screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { selectDraft } from '../postsSlice';
import { Composer } from './Composer';
import './DraftPhotos';

// What decodes pictures is the browser's: here a file's name says what becomes of it.
jest.mock('../../../lib/photos/preparePhoto', () => ({
  preparePhoto: ({ name }: File) =>
    name.endsWith('.txt')
      ? Promise.reject(new Error(`${name} is not a picture.`))
      : Promise.resolve({
          dataUrl: `data:image/webp;base64,${name}`,
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
    selectDraft(parts.store.getState()).pictures.map(({ src }) => src.split(',').at(-1));
  const add = (...files: File[]) => parts.user.upload(form.getByLabelText('Add photo'), files);
  return { ...parts, form, srcs, add };
};

it('takes several photos in the order in which they were picked, and more after them', async () => {
  const { form, srcs, add } = await openComposer();
  await add(image('a'), image('b'));
  await add(image('c'));
  await waitFor(() => expect(srcs()).toEqual(['a', 'b', 'c']));
  expect(await form.findAllByRole('listitem')).toHaveLength(3);
});

it('takes four photos at most, says so, and offers no more', async () => {
  const { form, srcs, add } = await openComposer();
  await add(...['a', 'b', 'c', 'd', 'e'].map(image));
  expect(await form.findByText('A post can have at most 4 photos.')).toBeInTheDocument();
  expect(srcs()).toEqual(['a', 'b', 'c', 'd']);
  expect(form.queryByLabelText('Add photo')).toBeNull();
});

it('takes what can be shown beside what cannot, and says why', async () => {
  const { form, srcs, add } = await openComposer();
  await add(image('a'), image('b.txt'), image('c'));
  expect(await form.findByText('b.txt is not a picture.')).toBeInTheDocument();
  await waitFor(() => expect(srcs()).toEqual(['a', 'c']));
});

it('describes and removes each photo by itself', async () => {
  const { form, srcs, add, user, store } = await openComposer();
  await add(image('a'), image('b'));
  const [, second] = await form.findAllByRole('listitem');
  if (!second) throw new Error('There is one photo.');
  await user.click(within(second).getByRole('button', { name: 'Add description' }));
  await user.type(form.getByLabelText('Photo description'), 'Rain');
  await user.click(form.getByRole('button', { name: 'Remove photo 1' }));
  expect(srcs()).toEqual(['b']);
  expect(selectDraft(store.getState()).pictures).toMatchObject([{ alt: 'Rain' }]);
  expect(form.getByRole('button', { name: 'Remove photo' })).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'What did you watch?' })).toHaveFocus();
});
