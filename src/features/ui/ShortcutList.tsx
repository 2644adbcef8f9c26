import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { colour, font, media, radius, space, TARGET, text } from '../../theme/tokens';
import { SHORTCUTS } from './shortcuts';
import { selectHasShortcuts, shortcutsToggled } from './uiSlice';

const List = styled('dl')({
  display: 'grid',
  margin: 0,
  [media.rail]: { gridTemplateColumns: '1fr 1fr', columnGap: space(8) },
  '&[data-off=true]': { color: colour.inkFaint },
});

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: TARGET,
  borderBottom: `1px solid ${colour.line}`,
  '& > dd': { display: 'flex', flexShrink: 0, gap: space(1), margin: 0 },
});

const Key = styled('kbd')({
  minWidth: space(7),
  padding: `${space(0.5)} ${space(2)}`,
  border: `1px solid ${colour.edge}`,
  borderBottomWidth: '2px',
  borderRadius: radius.small,
  background: colour.surface,
  fontFamily: font.body,
  fontSize: text.small,
  fontWeight: 650,
  textAlign: 'center',
});

/** The single-key shortcuts, with a switch that turns them off. */
export function ShortcutList() {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector(selectHasShortcuts);
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            edge="end"
            onChange={(_event, checked) => dispatch(shortcutsToggled(checked))}
          />
        }
        label="Single-key shortcuts"
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', gap: 3, m: 0 }}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
      />
      <List data-off={!isOn}>
        {SHORTCUTS.map(({ keys, or = '', does }) => (
          <Row key={keys}>
            <dt>{does}</dt>
            <dd>
              {`${keys} ${or}`
                .trim()
                .split(' ')
                .map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
            </dd>
          </Row>
        ))}
      </List>
      <Typography color="textSecondary" variant="body2">
        They are off while you type. Ctrl+Enter or ⌘+Enter always posts what you wrote.
      </Typography>
    </>
  );
}
