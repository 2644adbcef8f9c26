import { useState } from 'react';
import Button from '@mui/material/Button';
import { screen, within } from '@testing-library/react';
import { aPost } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { selectModal } from '../../ui/uiSlice';
import { postsApi } from '../postsApi';
import { PostCard } from './PostCard';
import { PostPhotos } from './PostPhotos';

const show = async (count: number, alt?: string) => {
  const pictures = Array.from({ length: count }, (_, index) => ({ src: `/photos/${index}.webp` }));
  const last = pictures.pop();
  const post = aPost({
    pictures: last ? [...pictures, { ...last, ...(alt !== undefined && { alt }) }] : [],
  });
  const parts = await renderPart(<PostCard post={post} />, {
    arrange: ({ transport }) => transport.answersWith(`GET /api/posts/${post._id}`, { post }),
  });
  await parts.store.dispatch(postsApi.endpoints.getPost.initiate(post._id));
  const photos = within(await screen.findByRole('article')).queryAllByRole('button', {
    name: /^View photo/,
  });
  return { ...parts, photos };
};

const namesOf = (photos: HTMLElement[]) => photos.map((photo) => photo.getAttribute('aria-label'));

it('names a single photo by its description', async () => {
  expect(namesOf((await show(1)).photos)).toEqual(['View photo']);
});

it('counts several photos, each with its own description', async () => {
  const { photos } = await show(3, 'A beam of light');
  expect(namesOf(photos)).toEqual([
    'View photo 1 of 3',
    'View photo 2 of 3',
    'View photo 3 of 3: A beam of light',
  ]);
  expect(screen.getByRole('img', { name: 'Photo by Ana Lys (2 of 3)' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A beam of light' })).toBeInTheDocument();
});

it('opens the photo that was clicked', async () => {
  const { photos, user, store } = await show(4);
  if (photos[2]) await user.click(photos[2]);
  expect(selectModal(store.getState())).toMatchObject({
    kind: 'photo',
    postId: 'post-1',
    index: 2,
  });
});

it('shows nothing without photos', async () => {
  expect((await show(0)).photos).toEqual([]);
});

it('shows a photo in the same element once it has another address, so that it does not vanish meanwhile', async () => {
  const [local, stored] = ['blob:here', '/api/photos'].map((place) =>
    aPost({ pictures: [{ src: `${place}/a` }, { src: `${place}/b` }] }),
  );
  function Posting() {
    const [isStored, setStored] = useState(false);
    return (
      <>
        <PostPhotos
          author="Ana Lys"
          eager
          pictures={(isStored ? stored : local)?.pictures ?? []}
          postId="post-1"
        />
        <Button onClick={() => setStored(true)}>Store</Button>
      </>
    );
  }
  const { user } = await renderPart(<Posting />);
  const images = () => screen.getAllByRole('img', { name: /^Photo by/ });
  const [before] = images();
  await user.click(screen.getByRole('button', { name: 'Store' }));
  expect(images()[0]).toBe(before);
  expect(before).toHaveAttribute('src', '/api/photos/a');
});
