import { useState } from 'react';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { clampLines } from '../../../theme/clampLines';
import { colour, font, text } from '../../../theme/tokens';

/** Like the number on a cinema's door. */
const Rank = styled('span')({
  display: 'block',
  color: colour.accent,
  fontFamily: font.display,
  fontSize: text.title,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

const Words = styled('span')({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
  '&[data-folded]': clampLines(4),
});

/** About as many characters as four lines below a poster have. */
const LONG = 70;

function FilmNote({ children: note }: { children: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFoldable = note.length > LONG;
  return (
    <>
      <Words data-folded={(isFoldable && !isUnfolded) || undefined} dir="auto">
        {note}
      </Words>
      {isFoldable && (
        <Button
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          size="small"
          sx={{ px: 2 }}
        >
          {isUnfolded ? 'Less' : 'More'}
        </Button>
      )}
    </>
  );
}

interface FilmCaptionProps {
  /** The film's rank; null on a list without ranks. */
  rank: number | null;
  note: string | null;
}

/** What a list says below a film's poster. */
export function FilmCaption({ rank, note }: FilmCaptionProps) {
  return (
    <>
      {rank !== null && <Rank>{rank}</Rank>}
      {note !== null && <FilmNote>{note}</FilmNote>}
    </>
  );
}
