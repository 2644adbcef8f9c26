import type { Composition } from './layout';
import { cutouts, leaves, shards } from './compositions/cutPaper';
import { curtain, marquee, palace, rays } from './compositions/house';
import { city, horizon, peaks, waves } from './compositions/land';
import { bills, initial, numeral, stack, upright } from './compositions/lettering';
import { blinds, corridor, drips, eye, spotlight } from './compositions/night';
import { countdown, filmstrip, iris, ticket } from './compositions/reel';
import { bend, blocks, confetti, halves, overlap } from './compositions/school';
import { bars, panels, slash, stairs } from './compositions/slant';
import { eclipse, grid, planet, vortex } from './compositions/space';

export const COMPOSITIONS = {
  bars,
  bend,
  bills,
  blinds,
  blocks,
  city,
  confetti,
  corridor,
  countdown,
  curtain,
  cutouts,
  drips,
  eclipse,
  eye,
  filmstrip,
  grid,
  halves,
  horizon,
  initial,
  iris,
  leaves,
  marquee,
  numeral,
  overlap,
  palace,
  panels,
  peaks,
  planet,
  rays,
  shards,
  slash,
  spotlight,
  stack,
  stairs,
  ticket,
  upright,
  vortex,
  waves,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
