import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { LinkedText } from '../../../components/LinkedText';
import { clampLines } from '../../../theme/clampLines';
import { BUTTON_INSET, colour } from '../../../theme/tokens';

/** Texts are folded if they have more characters, or more line breaks. */
const LONG = { characters: 220, lines: 3 };
const FOLDED_LINES = 3;

const Text = styled(Typography)({
  color: colour.inkSoft,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '&[data-folded]': clampLines(FOLDED_LINES),
});

const isLong = (text: string): boolean =>
  text.length > LONG.characters || text.split('\n').length > LONG.lines;

/** The text of an entry; a long one shows only its first lines until it is unfolded. */
export function FoldedText({ children }: { children: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFoldable = isLong(children);
  return (
    <div>
      <Text data-folded={(isFoldable && !isUnfolded) || undefined} dir="auto" variant="body2">
        <LinkedText>{children}</LinkedText>
      </Text>
      {isFoldable && (
        <Button
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          size="small"
          sx={{ ml: `-${BUTTON_INSET.small}` }}
        >
          {isUnfolded ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
