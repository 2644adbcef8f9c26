import { useMemo, useRef } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { countryName } from '../../../lib/displayNames';
import { colour, media, space } from '../../../theme/tokens';
import type { FilmChoice } from '../filmChoice';
import type { FilmFilters } from '../filmsApi';
import { DirectorField } from './DirectorField';
import { FilterSelect } from './FilterSelect';
import { decadeName, filterOptions } from './filterNames';

const Panel = styled('div')({
  display: 'grid',
  gap: space(4),
  padding: space(4),
  borderBottom: `1px solid ${colour.line}`,
});

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  [media.rail]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

interface WallFiltersProps {
  choice: FilmChoice;
  /** The directors of the films on the wall, as suggestions. */
  directors: readonly string[];
  /** Undefined removes a filter. */
  onChange: (change: { [Name in keyof FilmFilters]?: FilmFilters[Name] | undefined }) => void;
}

/** The filters of a wall, and a chip for each active one, which removes it. */
export function WallFilters({ choice, directors, onChange }: WallFiltersProps) {
  const { decade, genre, country, director } = choice;
  const options = useMemo(() => filterOptions(), []);
  const fields = useRef<HTMLDivElement>(null);
  const active = [
    ...(decade === undefined ? [] : [{ name: 'decade', label: decadeName(decade) } as const]),
    ...(genre === undefined ? [] : [{ name: 'genre', label: genre } as const]),
    ...(country === undefined ? [] : [{ name: 'country', label: countryName(country) } as const]),
    ...(director === undefined ? [] : [{ name: 'director', label: director } as const]),
  ];
  const remove = (name: keyof FilmFilters) => {
    onChange({ [name]: undefined });
    // The focused chip is about to be removed.
    fields.current?.focus();
  };
  return (
    <Panel>
      <Fields aria-label="Filters" ref={fields} role="group" tabIndex={-1}>
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
        <DirectorField
          director={director}
          onChoose={(value) => onChange({ director: value })}
          suggestions={directors}
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
