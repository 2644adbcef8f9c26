import styled from '@emotion/styled';
import { markWords } from '../domain/searchWords';
import { colour, radius } from '../theme/tokens';

const Found = styled('mark')({
  borderRadius: radius.small,
  background: colour.accentVeil,
  boxShadow: `0 0 0 2px ${colour.accentVeil}`,
  color: 'inherit',
});

interface MarkedTextProps {
  /** The search words, in folded case. */
  words: readonly string[];
  children: string;
}

/** A text with highlighted search words. */
export function MarkedText({ words, children }: MarkedTextProps) {
  if (words.length === 0) return children;
  return markWords(children, words).map(({ text, isFound }, index) =>
    isFound ? <Found key={index}>{text}</Found> : text,
  );
}
