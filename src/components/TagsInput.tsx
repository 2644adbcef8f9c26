import { useId, useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { REFUSALS } from '../domain/errors';
import { LIMITS } from '../domain/limits';
import { isBlank } from '../domain/blank';
import { distinctTags } from '../domain/distinctTags';
import { cutTag } from '../domain/tags';
import { focusNeighbour } from '../lib/focus';
import { keyOf } from '../lib/keys';

interface TagsInputProps {
  /** The last one may be what is being typed. */
  tags: readonly string[];
  /** Suggestions. */
  known?: readonly string[];
  onChange: (tags: string[]) => void;
}

/**
 * Tags as chips, and a field for one more: Enter or a comma ends it, and Backspace in the empty field takes the last one
 * back. What is being typed is a tag already, so that nothing is lost if the form is sent or the page closed.
 */
export function TagsInput({ tags, known, onChange }: TagsInputProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The text in the field, and the tags before it; null while nothing is typed. */
  const [typing, setTyping] = useState<{ ended: readonly string[]; text: string } | null>(null);
  const ended = typing?.ended ?? tags;
  const isFull = ended.length >= LIMITS.tags;
  const change = (all: readonly string[]) =>
    onChange(distinctTags(all.map((tag) => tag.trim()).filter((tag) => !isBlank(tag))));
  const type = (text: string) => {
    // A space at the end may be followed by another word.
    const parts = text
      .split(/[,\n]/)
      .map((part) => (cutTag(part) === part.trim() ? part : cutTag(part)));
    const last = parts.pop() ?? '';
    const finished = parts.map((tag) => tag.trim()).filter((tag) => !isBlank(tag));
    const before = distinctTags([...ended, ...finished]).slice(0, LIMITS.tags);
    const isRoom = before.length < LIMITS.tags;
    setTyping(last === '' || !isRoom ? null : { ended: before, text: last });
    change(isRoom ? [...before, last] : before);
  };
  const remove = (tag: string) => change(tags.filter((other) => other !== tag));
  return (
    <Stack sx={{ gap: 2 }}>
      {ended.length > 0 && (
        <Stack aria-label="Tags" component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {ended.map((tag) => (
            <li key={tag}>
              <Chip
                aria-label={`Remove tag ${tag}`}
                component="button"
                dir="auto"
                label={tag}
                onClick={({ currentTarget }) => {
                  if (ended.length > 1) focusNeighbour(currentTarget);
                  else field.current?.focus();
                  remove(tag);
                }}
                onDelete={() => remove(tag)}
                type="button"
                variant="outlined"
              />
            </li>
          ))}
        </Stack>
      )}
      <TextField
        disabled={isFull}
        inputRef={field}
        helperText={isFull && REFUSALS.tooManyTags[1]}
        label="Add a tag"
        onBlur={() => setTyping(null)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          const key = keyOf(event);
          if (
            key === 'Enter' &&
            !event.ctrlKey &&
            !event.metaKey &&
            typing &&
            !isBlank(typing.text)
          ) {
            // It would send the form.
            event.preventDefault();
            setTyping(null);
          }
          if (key === 'Backspace' && !typing && ended.length > 0) change(ended.slice(0, -1));
        }}
        placeholder="Enter or a comma ends it"
        slotProps={{
          htmlInput: { autoComplete: 'off', ...(known && { list: listId }) },
        }}
        sx={{ maxWidth: 320 }}
        value={typing?.text ?? ''}
      />
      {known && (
        <datalist id={listId}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      )}
    </Stack>
  );
}
