import { contrast } from '../testing/contrast';
import { palettes, SHOWN_MODES, type ColourName } from './tokens';

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
