import { listenForBlocks } from './block';
import { hidingLater } from './hidingLater';
import { listenForMutes } from './mute';

// Sends mutes and blocks.
hidingLater.provide((start) => {
  listenForMutes(start);
  listenForBlocks(start);
});
