import { palettes, SHOWN_MODES, type ColourName } from './tokens';

const channel = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const GROUNDS: ColourName[] = ['screen', 'surface', 'raised', 'hover'];
const onGrounds = (...inks: ColourName[]): [ColourName, ColourName][] =>
  inks.flatMap((ink) => GROUNDS.map((ground): [ColourName, ColourName] => [ink, ground]));

const TEXT: [ColourName, ColourName][] = [
  ...onGrounds('ink', 'inkSoft', 'inkFaint', 'accent', 'danger'),
  ['ink', 'pressed'],
  ['accent', 'accentVeil'],
  ['ink', 'accentVeil'],
  ['onAccent', 'accentFill'],
  ['onAccent', 'accentFillHover'],
  ['onAccent', 'accentFillPressed'],
  ['onToast', 'toastSuccess'],
  ['onToast', 'toastError'],
  ['onToast', 'toastInfo'],
  ['onToast', 'toastDefault'],
];
const EDGES = onGrounds('edge', 'accent');

describe.each(SHOWN_MODES)('the %s palette', (mode) => {
  it.each(TEXT)('keeps text in %s readable on %s (AA, 4.5 to 1)', (ink, ground) => {
    expect(contrast(palettes[mode][ink], palettes[mode][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('keeps a control drawn in %s visible on %s (3 to 1)', (edge, ground) => {
    expect(contrast(palettes[mode][edge], palettes[mode][ground])).toBeGreaterThanOrEqual(3);
  });
});
