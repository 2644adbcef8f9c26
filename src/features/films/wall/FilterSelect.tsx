import TextField from '@mui/material/TextField';
import type { FilterOption } from './filterNames';

interface FilterSelectProps {
  label: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** One filter of a wall: a native select, which suits phones and desktops alike. */
export function FilterSelect({ label, options, value = '', onChoose }: FilterSelectProps) {
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <TextField
      label={label}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      select
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
      value={value}
    >
      <option value="">Any</option>
      {!isListed && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
