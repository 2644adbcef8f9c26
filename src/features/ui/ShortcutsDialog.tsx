import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { colour, font, media, radius, space, TARGET, text } from '../../theme/tokens';
import { SHORTCUTS } from './shortcuts';
import { modalClosed, selectHasShortcuts, shortcutsSwitched } from './uiSlice';

const Body = styled('div')({ display: 'grid', gap: space(4), padding: space(5) });

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

const Switch = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: TARGET,
  fontWeight: 650,
  cursor: 'pointer',
  // The switch is drawn inside a box that a finger cannot miss.
  '& > input': {
    display: 'grid',
    alignItems: 'center',
    flexShrink: 0,
    width: TARGET,
    height: TARGET,
    margin: 0,
    appearance: 'none',
    cursor: 'inherit',
    '&::before, &::after': { content: '""', gridArea: '1 / 1' },
    '&::before': {
      height: space(6),
      border: `1px solid ${colour.edge}`,
      borderRadius: radius.pill,
      background: colour.surface,
    },
    '&::after': {
      width: '16px',
      height: '16px',
      marginInline: space(1),
      borderRadius: '50%',
      background: colour.inkSoft,
    },
    '&:checked::before': { borderColor: colour.accentFill, background: colour.accentFill },
    '&:checked::after': { justifySelf: 'end', background: colour.onAccent },
  },
});

const Aside = styled('p')({ color: colour.inkSoft, fontSize: text.small });

/** What single keys do, and the switch that stops them from doing it. */
export function ShortcutsDialog() {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector(selectHasShortcuts);
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title="Keyboard shortcuts">
      <Body>
        <Switch>
          Single-key shortcuts
          <input
            checked={isOn}
            onChange={({ target }) => dispatch(shortcutsSwitched(target.checked))}
            role="switch"
            type="checkbox"
          />
        </Switch>
        <List data-off={!isOn}>
          {SHORTCUTS.map(({ keys, does }) => (
            <Row key={does}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dd>
            </Row>
          ))}
        </List>
        <Aside>
          They rest while you write. Ctrl or ⌘ with Enter posts what you wrote, whether they are on
          or off.
        </Aside>
      </Body>
    </Dialog>
  );
}
