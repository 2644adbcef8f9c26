import type { Change } from '../../../api/changes/change';
import { desire } from '../../../api/changes/kinds';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import { loadFilms } from '../loadFilms';
import { filmChanges } from './shownFilm';

/** Loving a film says nothing about having watched it. */
const love = filmChanges.add<Change<boolean>>('love', 'toggle', (mine, { desired }) => ({
  ...mine,
  loved: desired,
}));

export const loveToggled = love.event('films/loveToggled', desire<boolean>);

export const listenForLoves = (start: AppStartListening): void =>
  sendChanges(start, love, {
    call: async ({ target, desired }) => {
      const { loveFilm, unloveFilm } = (await loadFilms()).endpoints;
      return (desired ? loveFilm : unloveFilm).initiate(target, { track: false });
    },
  });
