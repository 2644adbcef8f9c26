import { useId, useMemo, useRef, useState } from 'react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { countryName } from '../../../lib/displayNames';
import { colour, media, space } from '../../../theme/tokens';
import type { FilmFilters } from '../filmsApi';
import { FilterSelect } from './FilterSelect';
import { FilterText } from './FilterText';
import { decadeName, filterOptions } from './filterNames';

const Panel = styled('div')({
  display: 'grid',
  gap: space(4),
  padding: space(4),
  borderBottom: `1px solid ${colour.line}`,
});

const Fields = styled('div')({
  display: 'grid',
  // Names need more room than the three choices below them.
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space(3),
  '& > *': { gridColumn: 'span 2' },
  '& > :has(input)': { gridColumn: 'span 3' },
  // Folded, so that a phone shows the films.
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { gridColumn: 'auto' },
    '& > :has(input)': { gridColumn: 'span 2' },
    '&[data-open=false]': { display: 'none' },
  },
});

/** Unfolds the fields on a phone; elsewhere they are always shown. */
const Unfold = styled(Button)({ justifySelf: 'start', [media.rail]: { display: 'none' } });

interface WallFiltersProps {
  choice: FilmFilters;
  /** The directors of the films on the wall, as suggestions. */
  directors: readonly string[];
  /** Undefined removes a filter. */
  onChange: (change: { [Name in keyof FilmFilters]?: FilmFilters[Name] | undefined }) => void;
}

/** The filters of a wall, and a chip for each active one, which removes it. */
export function WallFilters({ choice, directors, onChange }: WallFiltersProps) {
  const { decade, genre, country, director, title, unseen, listed } = choice;
  const fieldsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const options = useMemo(() => filterOptions(), []);
  const panel = useRef<HTMLDivElement>(null);
  const active = [
    ...(title === undefined ? [] : [{ name: 'title', label: title } as const]),
    ...(decade === undefined ? [] : [{ name: 'decade', label: decadeName(decade) } as const]),
    ...(genre === undefined ? [] : [{ name: 'genre', label: genre } as const]),
    ...(country === undefined ? [] : [{ name: 'country', label: countryName(country) } as const]),
    ...(director === undefined ? [] : [{ name: 'director', label: director } as const]),
  ];
  const remove = (name: keyof FilmFilters) => {
    onChange({ [name]: undefined });
    // The focused chip is about to be removed.
    panel.current?.focus();
  };
  return (
    <Panel aria-label="Filters" ref={panel} role="group" tabIndex={-1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Chip
          aria-pressed={unseen ?? false}
          clickable
          label="Not seen"
          onClick={() => onChange({ unseen: unseen ? undefined : true })}
          variant="outlined"
        />
        <Chip
          aria-pressed={listed ?? false}
          clickable
          label="On my watchlist"
          onClick={() => onChange({ listed: listed ? undefined : true })}
          variant="outlined"
        />
      </Stack>
      <Unfold
        aria-controls={fieldsId}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        size="small"
        startIcon={<TuneRounded />}
        variant="outlined"
      >
        {isOpen ? 'Fewer filters' : 'More filters'}
      </Unfold>
      <Fields data-open={isOpen} id={fieldsId}>
        <FilterText label="Title" onChoose={(value) => onChange({ title: value })} value={title} />
        <FilterText
          label="Director"
          onChoose={(value) => onChange({ director: value })}
          suggestions={directors}
          value={director}
        />
        <FilterSelect
          label="Decade"
          onChoose={(value) => onChange({ decade: value === undefined ? value : Number(value) })}
          options={options.decade}
          value={decade === undefined ? undefined : String(decade)}
        />
        <FilterSelect
          label="Genre"
          onChoose={(value) => onChange({ genre: value })}
          options={options.genre}
          value={genre}
        />
        <FilterSelect
          label="Country"
          onChoose={(value) => onChange({ country: value })}
          options={options.country}
          value={country}
        />
      </Fields>
      {active.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {active.map(({ name, label }) => (
            <Chip
              aria-label={`Remove filter ${label}`}
              key={name}
              label={label}
              onClick={() => remove(name)}
              onDelete={() => remove(name)}
              variant="outlined"
            />
          ))}
        </Stack>
      )}
    </Panel>
  );
}
