const firstLetter = (word: string): string => {
  const [first] = new Intl.Segmenter().segment(word);
  return first ? first.segment.toLocaleUpperCase() : '';
};

/** At most two letters that stand for a name: of its first and its last word, whole graphemes. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
};
