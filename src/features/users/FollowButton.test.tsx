import { Profiler } from 'react';
import { act, screen } from '@testing-library/react';
import { aPerson } from '../../testing/builders';
import { renderPart } from '../../testing/renderPart';
import { FollowButton } from './FollowButton';
import { usersApi } from './usersApi';
import { followToggled } from './changes/follow';

const renderButton = async () => {
  const onRender = jest.fn();
  const ana = aPerson({ _id: 'ana', username: 'ana' });
  const parts = await renderPart(
    <Profiler id="button" onRender={onRender}>
      <FollowButton person={ana} />
    </Profiler>,
  );
  await act(() => parts.transport.quiet());
  return { ...parts, ana, onRender };
};

it('fetches whom the viewer follows, even if no other component does', async () => {
  const { transport } = await renderButton();
  expect(transport.sentTo('GET /api/users?username=matinee')).toHaveLength(1);
});

it('rerenders for its own person, not for others', async () => {
  const { store, transport, ana, onRender } = await renderButton();
  const before = onRender.mock.calls.length;
  const others = transport.holdsRequest('POST /api/users/follow/bea');
  const own = transport.holdsRequest('POST /api/users/follow/ana');
  await act(() => store.dispatch(usersApi.endpoints.getUser.initiate('reelruth')));
  act(() => {
    store.dispatch(followToggled({ user: aPerson({ _id: 'bea' }), following: true }));
  });
  expect(onRender).toHaveBeenCalledTimes(before);
  act(() => {
    store.dispatch(followToggled({ user: ana, following: true }));
  });
  expect(screen.getByRole('button', { name: 'Unfollow' })).toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(before + 1);
  others.release();
  own.release();
  await act(() => transport.quiet());
});

it('isolates a name in its text, which may be written from right to left', async () => {
  const dana = aPerson({ _id: 'dana', username: 'dana', firstName: 'דנה', lastName: '' });
  const { transport } = await renderPart(<FollowButton named person={dana} />);
  await act(() => transport.quiet());
  const button = screen.getByRole('button', { name: 'Follow דנה' });
  expect(button.querySelector('bdi')).toHaveTextContent('דנה');
});
