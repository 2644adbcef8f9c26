import { useId, useState } from 'react';
import TextField from '@mui/material/TextField';

interface DirectorFieldProps {
  /** The current filter; undefined without one. */
  director: string | undefined;
  suggestions: readonly string[];
  onChoose: (director: string | undefined) => void;
}

/** Filters by a director's name, or just the last name. Applies on Enter or blur, not while typing. */
export function DirectorField({ director = '', suggestions, onChoose }: DirectorFieldProps) {
  const listId = useId();
  const [text, setText] = useState(director);
  const [shown, setShown] = useState(director);
  // The address may have changed to another name.
  if (shown !== director) {
    setShown(director);
    setText(director);
  }
  const choose = () => {
    const name = text.trim();
    if (name !== director) onChoose(name === '' ? undefined : name);
  };
  return (
    <>
      <TextField
        label="Director"
        onBlur={choose}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter may confirm what an input method composes.
          if (key === 'Enter' && !nativeEvent.isComposing) choose();
        }}
        placeholder="Anybody"
        slotProps={{ htmlInput: { list: listId, autoComplete: 'off' } }}
        value={text}
      />
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
