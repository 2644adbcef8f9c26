import { font } from '../../../theme/tokens';

export interface Type {
  size: number;
  weight?: number;
}

/** The width of a text in the face of running text. */
export type Measure = (text: string, type: Type) => number;

/** Measures texts as this browser draws them, in whatever fonts it has. */
export const createMeasure = (): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  return (text, { size, weight = 400 }) => {
    // Without a canvas nothing can be drawn either: any width will do.
    if (!context) return text.length * size;
    context.font = `${weight} ${size}px ${font.body}`;
    return context.measureText(text).width;
  };
};
