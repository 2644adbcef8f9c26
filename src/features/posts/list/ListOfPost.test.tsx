import { screen } from '@testing-library/react';
import { aPost, aSharedList } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { PostCard } from '../card/PostCard';

it('links to the list that a post is about, and says whose it is', async () => {
  const list = aSharedList({ filmCount: 12 });
  await renderPart(<PostCard post={aPost({ list })} />);
  const link = await screen.findByRole('link', { name: 'Rain on windows' });
  expect(link).toHaveAttribute('href', '/list/rain');
  expect(link).toHaveTextContent('12 films · Ana Lys');
});
