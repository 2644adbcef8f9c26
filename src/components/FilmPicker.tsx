import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { FilmSummary } from '../domain/filmSummary';
import { AddFilmForm } from './AddFilmForm';
import { FilmOptions } from './FilmOptions';
import type { FilmSearch } from './filmSearch';
import { focusOnMount } from '../lib/focus';

const NONE: FilmSummary[] = [];

interface FilmPickerProps extends FilmSearch {
  onChoose: (film: FilmSummary) => void;
  /** Omitted if a film must be chosen. */
  onClose?: (() => void) | undefined;
  /** The error to show after an attempt to continue without a film. */
  missing?: string | undefined;
}

/** Finds a film by its title, by mouse or keyboard, or adds one that is missing. */
export function FilmPicker({
  text,
  onText,
  films,
  problem,
  onRetry,
  onAdd,
  onChoose,
  onClose,
  missing,
}: FilmPickerProps) {
  const [active, setActive] = useState<FilmSummary | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  // MUI highlights the first option automatically, without calling onHighlightChange.
  const activeId = active?._id ?? films?.[0]?._id;
  const hasQuery = text.trim() !== '';
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    autoHighlight: true,
    clearOnBlur: false,
    disableCloseOnSelect: true,
    // The server has already filtered the options.
    filterOptions: (options) => options,
    getOptionKey: ({ _id }) => _id,
    getOptionLabel: ({ title }) => title,
    inputValue: text,
    isOptionEqualToValue: (option, value) => option._id === value._id,
    onChange: (_event, film) => {
      if (film) onChoose(film);
    },
    onHighlightChange: (_event, film) => setActive(film),
    onInputChange: (_event, value, reason) => {
      if (reason !== 'input') return;
      setActive(null);
      onText(value);
    },
    open: hasQuery && films !== undefined,
    options: films ?? NONE,
    value: null,
  });

  const { id, ...inputProps } = getInputProps();

  if (isAdding)
    return (
      <AddFilmForm
        onAdd={onAdd}
        onCancel={() => setIsAdding(false)}
        onChoose={onChoose}
        title={text.trim()}
      />
    );
  return (
    <Stack
      {...getRootProps()}
      onKeyDownCapture={(event) => {
        // Enter must not submit the surrounding form, nor Escape close its dialog.
        if (
          event.key === 'Enter' &&
          !event.ctrlKey &&
          !event.metaKey &&
          event.target instanceof HTMLInputElement
        )
          event.preventDefault();
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
      sx={{ gap: 2 }}
    >
      <TextField
        error={missing !== undefined}
        helperText={missing}
        id={id}
        inputRef={focusOnMount}
        label="Find a film"
        placeholder="Title, original title"
        slotProps={{ htmlInput: { ...inputProps, dir: 'auto', enterKeyHint: 'search' } }}
      />
      {problem !== null && (
        <Alert severity="error">
          {problem}
          <Button onClick={onRetry} size="small" variant="outlined">
            Retry
          </Button>
        </Alert>
      )}
      {hasQuery && films && films.length > 0 && (
        <FilmOptions
          activeId={activeId}
          films={films}
          getListboxProps={getListboxProps}
          getOptionProps={getOptionProps}
        />
      )}
      {hasQuery && films?.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }} variant="body2">
          No film found
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        {hasQuery && films && (
          <Button onClick={() => setIsAdding(true)} size="small" sx={{ whiteSpace: 'normal' }}>
            Add “{text.trim()}” to Cinefolk
          </Button>
        )}
        {onClose && (
          <Button onClick={onClose} size="small">
            Close search
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
