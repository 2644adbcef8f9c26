import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FilmSummary } from '../domain/filmSummary';
import { filmName } from '../lib/films';
import { filmErrors } from './filmErrors';
import type { AddedFilm, FilmSearch } from './filmSearch';
import { focusOnMount } from '../lib/focus';

interface AddFilmFormProps {
  /** The search text. */
  title: string;
  onAdd: FilmSearch['onAdd'];
  /** Receives the film once it is added. */
  onChoose: (film: FilmSummary) => void;
  onCancel: () => void;
}

/** Adds a missing film; an existing one is offered instead. It is not a form element, since it can be inside a form. */
export function AddFilmForm({ title: searched, onAdd, onChoose, onCancel }: AddFilmFormProps) {
  const [title, setTitle] = useState(searched);
  const [year, setYear] = useState('');
  const [director, setDirector] = useState('');
  const [refusal, setRefusal] = useState<AddedFilm | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const isComplete = [title, year, director].every((field) => field.trim() !== '');

  const directors = director.split(',').map((name) => name.trim());
  const film = { title: title.trim(), year: Number(year), directors };
  const errors = attempted ? filmErrors(film) : {};
  const errorOf = (field: keyof typeof film) => ({
    error: errors[field] !== undefined,
    helperText: errors[field],
  });

  const add = async () => {
    if (!isComplete || isSending) return;
    setAttempted(true);
    if (Object.keys(filmErrors(film)).length > 0) return;
    setIsSending(true);
    const added = await onAdd(film);
    setIsSending(false);
    if (added.film && added.isNew) onChoose(added.film);
    else setRefusal(added);
  };

  return (
    <Stack
      aria-label="Add a film to Cinefolk"
      onKeyDown={(event) => {
        // These keys confirm or discard what an input method composes.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          onCancel();
        } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          // Enter must not submit the surrounding form.
          event.preventDefault();
          event.stopPropagation();
          void add();
        }
      }}
      role="group"
      sx={{ gap: 3 }}
    >
      <TextField
        {...errorOf('title')}
        label="Title"
        onChange={({ target }) => setTitle(target.value)}
        value={title}
      />
      <Stack direction="row" sx={{ alignItems: 'start', gap: 3 }}>
        <TextField
          {...errorOf('year')}
          inputRef={focusOnMount}
          label="Year"
          onChange={({ target }) => setYear(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ maxWidth: 120 }}
          value={year}
        />
        <TextField
          {...errorOf('directors')}
          label="Director"
          onChange={({ target }) => setDirector(target.value)}
          value={director}
        />
      </Stack>
      {refusal?.film && (
        <Alert severity="info">
          This film is here already.
          <Button onClick={() => onChoose(refusal.film)} size="small" variant="outlined">
            Use {filmName(refusal.film)}
          </Button>
        </Alert>
      )}
      {refusal?.film === null && <Alert severity="error">{refusal.problem}</Alert>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        <Button onClick={onCancel} size="small">
          Back to search
        </Button>
        <Button
          disabled={!isComplete || isSending}
          onClick={() => void add()}
          size="small"
          variant="outlined"
        >
          Add to Cinefolk
        </Button>
      </Stack>
    </Stack>
  );
}
