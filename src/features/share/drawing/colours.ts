import { palettes } from '../../../theme/tokens';

const { screen, raised, line, ink, inkSoft, accent, onAccent } = palettes.dark;

/** The colours of pictures to share: the app's after dark, whatever the mode of who shares them. */
export const paint = {
  ground: screen,
  raised,
  line,
  ink,
  inkSoft,
  amber: accent,
  /** Text on amber. */
  onAmber: onAccent,
  /** The board of a marquee, lit from behind. */
  board: '#fbf3e2',
  onBoard: '#16100d',
} as const;
