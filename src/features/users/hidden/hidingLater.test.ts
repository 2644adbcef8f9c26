import { makeTestStore } from '../../../testing/makeTestStore';
import './hidingListeners';
import { hidingLater } from './hidingLater';
import { muteToggled } from './mute';

it('sends what is done in the very task in which the screen opens', async () => {
  const { store, transport } = await makeTestStore();
  const ruth = {
    _id: 'reelruth',
    username: 'reelruth',
    firstName: 'Ruth',
    lastName: 'Almeida',
    avatar: '',
  };
  store.dispatch(hidingLater.opened());
  store.dispatch(muteToggled(ruth, true));
  await transport.quiet();
  expect(transport.sentTo('POST /api/users/mute/reelruth')).toHaveLength(1);
});
