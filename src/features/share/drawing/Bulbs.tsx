import { Fragment } from 'react';
import { paint } from './colours';

type Point = readonly [x: number, y: number];

/** Evenly spaced points along a line, its ends included. */
export const along = ([x, y]: Point, [toX, toY]: Point, gap: number): Point[] => {
  const steps = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / gap));
  return Array.from({ length: steps + 1 }, (_, step) => [
    x + ((toX - x) * step) / steps,
    y + ((toY - y) * step) / steps,
  ]);
};

/** Light bulbs, like those around a cinema's marquee. */
export function Bulbs({ points, size = 7 }: { points: readonly Point[]; size?: number }) {
  return points.map(([x, y], index) => (
    <Fragment key={index}>
      <circle cx={x} cy={y} fill={paint.amber} opacity={0.22} r={size * 2.1} />
      <circle cx={x} cy={y} fill={paint.amber} r={size} />
      <circle cx={x} cy={y} fill="#fff3d6" r={size * 0.55} />
    </Fragment>
  ));
}
