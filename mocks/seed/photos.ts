/** The seed's photos, relative to the app's base path, and their descriptions. */
export const PHOTO_ALTS = {
  'photos/drive-in.webp':
    'A drive-in at dusk: rows of old cars face a small bright screen with a desert road on it, under a violet and orange sky.',
  'photos/projector-beam.webp':
    'A full, dark cinema seen from the front: a projector’s white beam fans out over the heads of the audience.',
  'photos/red-seats.webp':
    'Rows of empty red cinema seats; on one of them, under a single lamp, stands a tub of popcorn.',
  'photos/city-premiere.webp':
    'Opening night at a city picture palace: a glowing marquee and a pink neon sign above a crowd, a red carpet on the wet street.',
  'photos/marquee.webp':
    'The marquee from close by: two rows of bulbs around the words “Opening night, two shows, 7 & 9”, a pink neon sign above.',
  'photos/red-carpet.webp':
    'A wet red carpet between two rows of people in evening dress, seen from behind, cameras flashing at the lit doors.',
  'photos/rain-window.webp':
    'A café window covered in raindrops, neon signs blurred behind it, and a cup of coffee on the sill.',
  'photos/open-air.webp':
    'A film on a beach at nightfall: people sit in pairs on the sand before a screen by the sea, under a string of lamps.',
} as const;

export type SeedPhoto = keyof typeof PHOTO_ALTS;
