import { useId, useState } from 'react';
import TextField from '@mui/material/TextField';
import { isBlank } from '../../../domain/blank';
import { keyOf } from '../../../lib/keys';

interface FilterTextProps {
  label: string;
  /** The current filter; undefined without one. */
  value: string | undefined;
  suggestions?: readonly string[];
  onChoose: (value: string | undefined) => void;
}

/** Filters by words of a name. Applies on Enter or blur, not while typing. */
export function FilterText({ label, value = '', suggestions, onChoose }: FilterTextProps) {
  const listId = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // The address may have changed to another one.
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const choose = () => {
    const words = isBlank(text) ? '' : text.trim();
    if (words === value) setText(value);
    else onChoose(words === '' ? undefined : words);
  };
  return (
    <>
      <TextField
        label={label}
        onBlur={choose}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Enter') choose();
        }}
        placeholder="Any"
        slotProps={{
          htmlInput: { autoComplete: 'off', ...(suggestions && { list: listId }) },
          inputLabel: { shrink: true },
        }}
        value={text}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
