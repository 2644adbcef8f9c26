import { render } from '@testing-library/react';
import { measure as posterMeasure } from '../components/poster/glyphWidths';
import type { Picture, Shape } from '../features/share/picture';

export const shapes: Shape[] = ['portrait', 'landscape'];

const measure = (text: string, { size }: { size: number }) => text.length * size * 0.55;

/** Draws a picture to share, without a browser's measures. */
export const drawPicture = (picture: Picture, shape: Shape = 'portrait', showsSpoilers = false) => {
  const { drawing, description } = picture.draw({ shape, showsSpoilers, measure });
  const { container } = render(<svg>{drawing}</svg>);
  return { container, description, text: container.textContent };
};

/** Who is on pictures. */
export const aDrawnPerson = { name: 'Ana Lys', username: 'ana', avatar: null };

/** The left and right edge of every line, as wide as the faces are. */
export const edgesOf = (text: SVGTextElement) => {
  const size = Number(text.getAttribute('font-size'));
  const isDisplay = text.getAttribute('font-family')?.startsWith("'League") ?? false;
  const words = text.textContent;
  const width = isDisplay ? posterMeasure(words) * size : measure(words, { size });
  const x = Number(text.getAttribute('x'));
  const isFromRight = text.getAttribute('direction') === 'rtl';
  const anchor = text.getAttribute('text-anchor') ?? 'start';
  const isLeft = (anchor === 'start') !== isFromRight;
  const left = anchor === 'middle' ? x - width / 2 : isLeft ? x : x - width;
  return { left, right: left + width, y: Number(text.getAttribute('y')) };
};
