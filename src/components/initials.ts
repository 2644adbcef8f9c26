const firstLetter = (word: string): string => {
  const [first] = new Intl.Segmenter().segment(word);
  return first ? first.segment.toLocaleUpperCase() : '';
};

/** The initials of a name's first and last word, as whole graphemes. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
};
