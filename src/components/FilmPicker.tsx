import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { isBlank } from '../domain/blank';
import type { FilmSummary } from '../domain/filmSummary';
import { AddFilmForm } from './AddFilmForm';
import { FilmOptions } from './FilmOptions';
import type { FilmSearch } from './filmSearch';
import { useAttempt } from './useAttempt';
import { useFormHold } from './useFormHold';
import { focusOnMount } from '../lib/focus';
import { keyOf } from '../lib/keys';

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
  adding,
  onAdding,
  onAdd,
  onChoose,
  onClose,
  missing,
}: FilmPickerProps) {
  const [active, setActive] = useState<FilmSummary | null>(null);
  // MUI highlights the first option automatically, without calling onHighlightChange.
  const activeId = active?._id ?? films?.[0]?._id;
  const hasQuery = !isBlank(text);
  const { form: root, attempted, attempt } = useAttempt<HTMLDivElement>();
  const isUnfinished = hasQuery && !adding && onClose !== undefined;
  useFormHold(root, isUnfinished, attempt);
  const problemOfChoice =
    attempted && isUnfinished ? 'Choose a film, or close the search.' : missing;
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

  if (adding)
    return (
      <AddFilmForm
        onAdd={onAdd}
        onCancel={() => onAdding(null)}
        onChange={onAdding}
        onChoose={(film) => {
          onAdding(null);
          onChoose(film);
        }}
        texts={adding}
      />
    );
  return (
    <Stack
      {...getRootProps()}
      onKeyDownCapture={(event) => {
        const key = keyOf(event);
        // Enter must not submit the surrounding form, nor Escape close its dialog.
        if (
          key === 'Enter' &&
          !event.ctrlKey &&
          !event.metaKey &&
          event.target instanceof HTMLInputElement
        )
          event.preventDefault();
        if (key !== 'Escape' || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
      ref={root}
      sx={{ gap: 2 }}
    >
      <TextField
        error={problemOfChoice !== undefined}
        helperText={problemOfChoice}
        id={id}
        inputRef={focusOnMount}
        label="Find a film"
        placeholder="Title or director"
        slotProps={{ htmlInput: { ...inputProps, enterKeyHint: 'search' } }}
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
          <Button
            onClick={() => onAdding({ title: text.trim(), year: '', director: '' })}
            size="small"
            sx={{ whiteSpace: 'normal' }}
          >
            <span>
              Add “<bdi>{text.trim()}</bdi>” to Cinefolk
            </span>
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
