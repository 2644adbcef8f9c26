import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import type { FilmSummary } from '../domain/filmSummary';
import { filmName } from '../lib/films';
import { FilmNames } from './FilmNames';

interface FilmOptionsProps {
  films: readonly FilmSummary[];
  /** The option that Enter would choose. */
  activeId: string | undefined;
  getListboxProps: () => React.HTMLAttributes<HTMLElement>;
  getOptionProps: (option: {
    option: FilmSummary;
    index: number;
  }) => React.HTMLAttributes<HTMLElement> & { key: React.Key };
}

/** The list of films that a search field suggests. */
export function FilmOptions({
  films,
  activeId,
  getListboxProps,
  getOptionProps,
}: FilmOptionsProps) {
  return (
    <List
      {...getListboxProps()}
      aria-label="Films"
      aria-labelledby={undefined}
      component="div"
      sx={{ maxHeight: 320, overflowY: 'auto' }}
    >
      {films.map((film, index) => {
        const { key, ...option } = getOptionProps({ option: film, index });
        const isActive = film._id === activeId;
        return (
          <ListItemButton
            key={key}
            {...option}
            aria-label={filmName(film)}
            aria-selected={isActive}
            component="div"
            selected={isActive}
          >
            <FilmNames film={film} />
          </ListItemButton>
        );
      })}
    </List>
  );
}
