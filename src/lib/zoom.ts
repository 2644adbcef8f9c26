export interface Size {
  width: number;
  height: number;
}

/** The value, or the end of the range that it lies beyond. */
export const between = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
