import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Checkbox from '@mui/material/Checkbox';
import styled from '@emotion/styled';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/filmSummary';
import { filmName } from '../../../lib/films';
import { keyOf } from '../../../lib/keys';
import { colour, radius } from '../../../theme/tokens';
import { WallGrid } from '../FilmWall';
import { SelectionBar } from './SelectionBar';

/** A column, so that the bar can come first. */
const Column = styled('div')({ display: 'flex', flexDirection: 'column' });

const Tile = styled('li')({ position: 'relative', minWidth: 0 });

/** Lies over its whole poster, with its mark half outside the corner, where it covers no letter of the title. */
const Choice = styled(Checkbox)({
  position: 'absolute',
  inset: 0,
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  padding: 0,
  borderRadius: radius.small,
  '&, &:hover': { background: 'none' },
  '& svg': {
    borderRadius: '50%',
    background: 'rgb(0 0 0 / 0.6)',
    color: '#fff',
    transform: 'translate(50%, -50%)',
  },
  '&.Mui-checked': { outline: `3px solid ${colour.accentFill}`, outlineOffset: '2px' },
  '&.Mui-checked svg': { background: '#1c1204', color: '#ffb224' },
  '&.Mui-focusVisible': { outline: `3px solid ${colour.ink}`, outlineOffset: '2px' },
});

interface SelectWallProps {
  /** All films of the wall, in order. */
  films: readonly FilmSummary[];
  /** The list's accessible name. */
  label: string | undefined;
  chosen: readonly FilmSummary[];
  onChoose: (chosen: FilmSummary[]) => void;
  onLeave: () => void;
}

/** A film wall whose posters are chosen, with what can be done with the chosen ones. Escape leaves. */
export function SelectWall({ films, label, chosen, onChoose, onLeave }: SelectWallProps) {
  const ids = new Set(chosen.map(({ _id }) => _id));
  const once = new Map(films.map((film) => [film._id, film]));
  return (
    <Column
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape') onLeave();
      }}
      role="presentation"
    >
      <WallGrid aria-label={label}>
        {[...once.values()].map((film) => {
          const isChosen = ids.has(film._id);
          const others = chosen.filter(({ _id }) => _id !== film._id);
          return (
            <Tile key={film._id}>
              <Poster film={film} />
              <Choice
                checked={isChosen}
                checkedIcon={<CheckCircleRounded />}
                icon={<RadioButtonUncheckedRounded />}
                onChange={(_event, checked) => onChoose(checked ? [...chosen, film] : others)}
                slotProps={{ input: { 'aria-label': filmName(film) } }}
              />
            </Tile>
          );
        })}
      </WallGrid>
      <SelectionBar chosen={chosen} onLeave={onLeave} />
    </Column>
  );
}
