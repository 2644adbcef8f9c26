import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { setupUser } from '../testing/setupUser';
import { makeTestStore } from '../testing/makeTestStore';
import { SeedControls } from './SeedControls';

const resetTo = async (posts: string, people: string) => {
  const { store, server } = await makeTestStore();
  const reset = jest.spyOn(server.backend, 'reset');
  render(
    <Provider store={store}>
      <SeedControls />
    </Provider>,
  );
  const user = setupUser();
  for (const [name, size] of Object.entries({ Posts: posts, People: people })) {
    const field = screen.getByRole('spinbutton', { name });
    await user.tripleClick(field);
    await user.keyboard(size);
  }
  await user.click(screen.getByRole('button', { name: 'Reset to this size' }));
  return reset;
};

it('seeds the requested size', async () => {
  const reset = await resetTo('30', '12');
  await waitFor(() => expect(reset.mock.calls).toEqual([[{ seedPosts: 30, seedUsers: 12 }]]));
});

it.each([
  ['5', '12'],
  ['10001', '12'],
  ['106.5', '12'],
  ['30', '4'],
  ['30', '1001'],
  ['30', '12.5'],
])('seeds no %s posts and %s people', async (posts, people) => {
  expect(await resetTo(posts, people)).not.toHaveBeenCalled();
});
