import { useState } from 'react';
import TextField from '@mui/material/TextField';
import { keyOf } from '../../../lib/keys';

interface PlaceFieldProps {
  title: string;
  /** From 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  input: React.RefObject<HTMLInputElement | null>;
}

/** A film's rank, from 1; another one that is typed moves the film. */
export function PlaceField({ title, place, count, onMove, input }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    setTyped(null);
    const rank = Number(typed);
    if (typed === null || !Number.isInteger(rank) || rank < 1) return;
    const to = Math.min(rank, count) - 1;
    if (to !== place) onMove(to);
  };
  return (
    <TextField
      inputRef={input}
      onBlur={commit}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Enter') return;
        // It must not save the form.
        event.preventDefault();
        commit();
      }}
      size="small"
      slotProps={{
        htmlInput: {
          'aria-label': `Place of ${title}`,
          inputMode: 'numeric',
          enterKeyHint: 'done',
        },
      }}
      sx={{ gridArea: 'place' }}
      value={typed ?? String(place + 1)}
    />
  );
}
