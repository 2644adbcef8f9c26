import type { Measure } from './text/measureText';

/** The shapes of pictures to share: one for a phone's feed, one for a link's preview. */
export const SHAPES = {
  portrait: { label: 'Portrait', width: 1080, height: 1350 },
  landscape: { label: 'Landscape', width: 1200, height: 630 },
} as const;
export type Shape = keyof typeof SHAPES;

export interface PictureOptions {
  shape: Shape;
  /** Whether words that the post's mark covers are on it. */
  showsSpoilers: boolean;
  measure: Measure;
}

/** What is drawn, as the content of an SVG of the shape's size, and the same in words. */
export interface Drawn {
  drawing: React.ReactNode;
  description: string;
}

/** A picture of something, before its shape is chosen. */
export interface Picture {
  /** What the file is named after. */
  name: string;
  hasSpoilers: boolean;
  draw: (options: PictureOptions) => Drawn;
}

/** Such as "cinefolk-vertigo-1958-portrait.png". Only letters that every file system takes are kept. */
export const fileName = (name: string, shape: Shape): string => {
  const plain = name.normalize('NFKD').toLowerCase();
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
  return `${['cinefolk', ...words].join('-').slice(0, 80)}-${shape}.png`;
};
