/** The roles of a poster's colours. Text is only set in ink on ground or in ground on ink. */
export type Role = 'ground' | 'ink' | 'accent' | 'second';

/** A flat shape: its fill, its path on the 200 by 300 sheet, and its rotation. */
export interface Shape {
  fill: Role;
  d: string;
  transform?: string;
}

export const WIDTH = 200;
export const HEIGHT = 300;

type Point = readonly [x: number, y: number];

const short = (value: number) => Math.round(value * 10) / 10;

/** The integers from 0 to `count` - 1. */
export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => index);

export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;

export const disc = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

/** Two concentric circles; paths are filled by the even-odd rule, so the inner one is a hole. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  disc(x, y, outer) + disc(x, y, inner);

/** The point at `degrees` clockwise from three o'clock. */
export const around = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** A slice of a disc between two angles, at most 180° apart. */
export const slice = (x: number, y: number, radius: number, from: number, to: number): string => {
  const [startX, startY] = around(x, y, radius, from);
  const [endX, endY] = around(x, y, radius, to);
  return `M${short(x)} ${short(y)}L${short(startX)} ${short(startY)}A${short(radius)} ${short(radius)} 0 0 1 ${short(endX)} ${short(endY)}Z`;
};

/** An upright leaf: two arcs that meet at its ends. */
export const leaf = (x: number, y: number, halfWidth: number, halfHeight: number): string => {
  const radius = (halfHeight ** 2 + halfWidth ** 2) / (2 * halfWidth);
  const arc = `A${short(radius)} ${short(radius)} 0 0 1`;
  return `M${short(x)} ${short(y - halfHeight)}${arc} ${short(x)} ${short(y + halfHeight)}${arc} ${short(x)} ${short(y - halfHeight)}Z`;
};

export const turned = (degrees: number, x: number, y: number): string =>
  `rotate(${short(degrees)} ${short(x)} ${short(y)})`;
