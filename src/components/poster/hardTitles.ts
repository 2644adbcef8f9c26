/** Titles that are hard to set: the shortest, the longest, words without an end, letters that the face has not. */
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
