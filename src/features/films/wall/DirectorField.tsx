import { useId, useState } from 'react';
import TextField from '@mui/material/TextField';

interface DirectorFieldProps {
  /** Whom the wall shows; undefined for everybody. */
  director: string | undefined;
  /** Names that may be meant. */
  known: readonly string[];
  onChoose: (director: string | undefined) => void;
}

/** Filters by a director, of whom a last name will do, once it is whole: with Enter, or on leaving the field. */
export function DirectorField({ director = '', known, onChoose }: DirectorFieldProps) {
  const listId = useId();
  const [text, setText] = useState(director);
  const [shown, setShown] = useState(director);
  // The address may say another name by now.
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
        onKeyDown={({ key }) => {
          if (key === 'Enter') choose();
        }}
        placeholder="Anybody"
        slotProps={{ htmlInput: { list: listId, autoComplete: 'off' } }}
        value={text}
      />
      <datalist id={listId}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
