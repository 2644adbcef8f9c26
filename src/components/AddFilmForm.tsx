import { useId, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FilmSummary } from '../domain/filmSummary';
import { filmName } from '../lib/films';
import { filmErrors } from './filmErrors';
import type { AddedFilm, FilmSearch, FilmTexts } from './filmSearch';
import { useAttempt } from './useAttempt';
import { useFormHold } from './useFormHold';
import { focusOnMount } from '../lib/focus';
import { keyOf } from '../lib/keys';

interface FilmFormProps {
  texts: FilmTexts;
  onChange: (texts: FilmTexts) => void;
  labels?: { form: string; submit: string; cancel: string };
  onAdd: FilmSearch['onAdd'];
  /** Receives the film once it is saved. */
  onChoose: (film: FilmSummary) => void;
  onCancel: () => void;
}

const ADDING = {
  form: 'Add a film to Cinefolk',
  submit: 'Add to Cinefolk',
  cancel: 'Back to search',
};

/** Adds a missing film; an existing one is offered instead. It is not a form element, since it can be inside a form. */
export function AddFilmForm({
  texts,
  onChange,
  labels = ADDING,
  onAdd,
  onChoose,
  onCancel,
}: FilmFormProps) {
  const { title, year, director } = texts;
  const [refusal, setRefusal] = useState<AddedFilm | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const { form: root, attempted, attempt } = useAttempt<HTMLDivElement>();
  const addButton = useRef<HTMLButtonElement>(null);
  const heldId = useId();

  const directors = director.split(',').map((name) => name.trim());
  const film = { title: title.trim(), year: Number(year), directors };
  const errors = attempted ? filmErrors(film) : {};
  const errorOf = (field: keyof typeof film) => ({
    error: errors[field] !== undefined,
    helperText: errors[field],
  });

  const isComplete = Object.keys(filmErrors(film)).length === 0;
  const add = async () => {
    if (isSending) return;
    attempt();
    if (!isComplete) return;
    setIsSending(true);
    const added = await onAdd(film);
    setIsSending(false);
    if (added.film && added.isNew) onChoose(added.film);
    else setRefusal(added);
  };

  useFormHold(root, true, () => {
    setIsHeld(true);
    attempt();
    if (isComplete) addButton.current?.focus();
  });

  return (
    <Stack
      aria-label={labels.form}
      onKeyDown={(event) => {
        const key = keyOf(event);
        if (key === 'Escape') {
          event.stopPropagation();
          onCancel();
        } else if (key === 'Enter' && event.target instanceof HTMLInputElement) {
          // Enter must not submit the surrounding form.
          event.preventDefault();
          event.stopPropagation();
          void add();
        }
      }}
      ref={root}
      role="group"
      sx={{ gap: 3 }}
    >
      <TextField
        {...errorOf('title')}
        label="Title"
        onChange={({ target }) => onChange({ ...texts, title: target.value })}
        value={title}
      />
      <Stack direction="row" sx={{ alignItems: 'start', gap: 3 }}>
        <TextField
          {...errorOf('year')}
          inputRef={focusOnMount}
          label="Year"
          onChange={({ target }) => onChange({ ...texts, year: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ maxWidth: 120 }}
          value={year}
        />
        <TextField
          {...errorOf('directors')}
          label="Director"
          onChange={({ target }) => onChange({ ...texts, director: target.value })}
          value={director}
        />
      </Stack>
      {refusal?.film && (
        <Alert severity="info">
          This film is here already.
          <Button onClick={() => onChoose(refusal.film)} size="small" variant="outlined">
            <span>
              Use <bdi>{filmName(refusal.film)}</bdi>
            </span>
          </Button>
        </Alert>
      )}
      {isHeld && (
        <FormHelperText error id={heldId} role="alert">
          Add this film first, or go back to the search.
        </FormHelperText>
      )}
      {refusal?.film === null && <Alert severity="error">{refusal.problem}</Alert>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        <Button onClick={onCancel} size="small">
          {labels.cancel}
        </Button>
        <Button
          aria-busy={isSending}
          aria-describedby={isHeld ? heldId : undefined}
          onClick={() => void add()}
          ref={addButton}
          size="small"
          variant="outlined"
        >
          {labels.submit}
        </Button>
      </Stack>
    </Stack>
  );
}
