import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import styled from '@emotion/styled';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../../app/hooks';
import { Poster } from '../../../components/poster/Poster';
import { StarsInput } from '../../../components/StarsInput';
import { TagsInput } from '../../../components/TagsInput';
import { REFUSALS } from '../../../domain/errors';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIMITS } from '../../../domain/limits';
import { today } from '../../../lib/dayjs';
import { filmName } from '../../../lib/films';
import { focusOnMount } from '../../../lib/focus';
import { keyOf } from '../../../lib/keys';
import { useNow } from '../../../lib/useNow';
import { colour, radius, space } from '../../../theme/tokens';
import { useOwnTags } from '../../films/useOwnTags';
import type { PostDraft } from '../../drafts/postDraft';
import { problemOfDay } from '../../drafts/postDraftRules';
import type { SelectDraft } from './DraftText';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${space(18)} minmax(0, 1fr)`,
  gap: `${space(2)} ${space(3)}`,
  padding: space(3),
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});

const Wide = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: space(2) });

interface DraftFilmProps {
  film: FilmSummary;
  select: SelectDraft;
  onChange: (change: Partial<PostDraft>) => void;
  onRemove: () => void;
  /** Whether it was chosen just now, so that it takes the focus. */
  isNew: boolean;
}

/** The film of a draft, with its rating, date and marks. */
export function DraftFilm({ film, select, onChange, onRemove, isNew }: DraftFilmProps) {
  const draft = useAppSelector(select);
  const { rating, watchedOn, again, spoilers } = draft;
  const problem = problemOfDay(draft);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) focusOnMount(root.current);
  }, [isNew]);
  const name = filmName(film);
  return (
    <Root
      aria-label={name}
      onKeyDown={(event) => {
        // Enter on a star, a date or a mark is meant for that field, and must not publish the post.
        const { ctrlKey, metaKey, target } = event;
        const isForField = keyOf(event) === 'Enter' && target instanceof HTMLInputElement;
        if (isForField && !ctrlKey && !metaKey) event.preventDefault();
      }}
      ref={root}
      role="group"
      tabIndex={-1}
    >
      <Poster film={film} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" dir="auto" variant="h3">
          {name}
        </Typography>
        <Typography color="textSecondary" dir="auto" variant="body2">
          {film.directors.join(', ')}
        </Typography>
        <Button onClick={onRemove} size="small" sx={{ ml: -4 }}>
          Remove film
        </Button>
      </Box>
      <Wide>
        <StarsInput
          onRate={(stars) => onChange({ rating: stars ?? undefined })}
          rating={rating ?? null}
        />
        <TextField
          error={problem !== null}
          helperText={problem && REFUSALS[problem][1]}
          label="Watched on"
          onChange={({ target }) => onChange({ watchedOn: target.value || undefined })}
          slotProps={{ htmlInput: { min: LIMITS.firstWatchDay, max: useNow(today) } }}
          sx={{ maxWidth: 200 }}
          type="date"
          value={watchedOn ?? ''}
        />
        <Box>
          <FormControlLabel
            control={<Checkbox checked={again ?? false} />}
            label="Watched before"
            onChange={(_event, checked) => onChange({ again: checked })}
          />
          <FormControlLabel
            control={<Checkbox checked={spoilers ?? false} />}
            label="Contains spoilers"
            onChange={(_event, checked) => onChange({ spoilers: checked })}
          />
        </Box>
        <TagsInput
          known={useOwnTags()}
          onChange={(tags) => onChange({ tags })}
          tags={draft.tags ?? []}
        />
      </Wide>
    </Root>
  );
}
