import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { colourModeChosen, selectColourMode } from '../../features/ui/uiSlice';
import { colour, media, radius, space, text } from '../../theme/tokens';
import { COLOUR_MODES } from './colourModes';

const Choices = styled(RadioGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(2),
});

const Choice = styled(FormControlLabel)({
  margin: 0,
  padding: `${space(1)} ${space(3)} ${space(1)} ${space(1)}`,
  // Three abreast on the narrowest phone.
  [media.phone]: { flexDirection: 'column', padding: `${space(1)} ${space(1)} ${space(3)}` },
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  '&:has(:checked)': { borderColor: colour.accent, background: colour.accentVeil },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    [media.phone]: { gap: space(1), fontSize: text.small },
  },
});

/** Chooses the colour mode. */
export function ColourModeField() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectColourMode);
  return (
    <Choices aria-label="Colour mode" value={chosen}>
      {COLOUR_MODES.map(({ mode, label, Icon }) => (
        <Choice
          control={<Radio onChange={() => dispatch(colourModeChosen(mode))} />}
          key={mode}
          label={
            <>
              <Icon aria-hidden="true" />
              {label}
            </>
          }
          value={mode}
        />
      ))}
    </Choices>
  );
}
