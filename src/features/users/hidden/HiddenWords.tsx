import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../../api/errorMessage';
import type { Revised } from '../../../api/answered';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { isBlank } from '../../../domain/blank';
import type { HiddenAnswer } from '../../../domain/hidden';
import { focusNeighbour } from '../../../lib/focus';
import { useHiddenWords } from './useHiddenWords';

/** Words and phrases that the viewer would rather not see. */
export function HiddenWords({ answer }: { answer: Revised<HiddenAnswer> }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** Why the last word was not added. */
  const [error, setError] = useState<unknown>();
  const { words, said, isSaving, add, remove } = useHiddenWords(answer);

  const addText = async () => {
    if (isBlank(text)) {
      field.current?.focus();
      return;
    }
    const failure = await add(text);
    setError(failure);
    if (failure === undefined) setText((typed) => (typed === text ? '' : typed));
  };
  /** @param control what was pressed in the word's item, which takes the focus along */
  const removeWord = (word: string, control: Element) => {
    if (words.length > 1) focusNeighbour(control);
    else field.current?.focus();
    setError(undefined);
    void remove(word);
  };

  return (
    <>
      <Typography color="textSecondary" variant="body2">
        Posts that contain one of these words are covered until you choose to see them.
      </Typography>
      <Stack
        component="form"
        direction="row"
        noValidate
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault();
          void addText();
        }}
        sx={{ alignItems: 'flex-start', gap: 2 }}
      >
        <TextField
          error={error !== undefined}
          fullWidth
          helperText={error !== undefined && errorMessage(error)}
          inputRef={field}
          label="Word or phrase"
          onChange={({ target }) => setText(target.value)}
          slotProps={{
            htmlInput: { autoComplete: 'off' },
            formHelperText: { role: 'alert' },
          }}
          value={text}
        />
        {/* Beside the field, below its label. */}
        <Button aria-busy={isSaving} sx={{ mt: 7 }} type="submit" variant="outlined">
          Add
        </Button>
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {words.length > 0 && (
        <Stack
          aria-label="Hidden words"
          component="ul"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {words.map((word) => (
            <li key={word}>
              <Chip
                aria-label={`Remove word ${word}`}
                component="button"
                dir="auto"
                label={word}
                onClick={({ currentTarget }) => removeWord(word, currentTarget)}
                onDelete={({ currentTarget }: React.SyntheticEvent) =>
                  removeWord(word, currentTarget)
                }
                type="button"
                variant="outlined"
              />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
