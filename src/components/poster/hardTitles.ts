/** Titles that are hard to set: very short or long ones, endless words, letters missing in the display face. */
export const HARD_TITLES = [
  'M',
  '8½',
  'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles',
  'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
  'The Persecution and Assassination of Jean-Paul Marat as Performed by the Inmates',
  'Symbiopsychotaxiplasm: Take One',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenverband',
  'ÀÉÎÕÜ ŌČŠ',
  '東京物語',
];
