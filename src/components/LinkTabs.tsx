import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { KEEPS_PLACE } from '../lib/keepsPlace';
import { keyOf } from '../lib/keys';
import { colour, media, space, TARGET, text } from '../theme/tokens';

const Bar = styled(Tabs)({
  // Touch targets may extend beyond the panel, but not over the tabs.
  zIndex: 1,
  borderBottom: `1px solid ${colour.line}`,
  '& .MuiTab-root': {
    // As wide as its label, plus a share of the remaining space.
    flex: '1 1 auto',
    minWidth: TARGET,
    minHeight: TARGET,
    // All of them fit the narrowest phone.
    padding: `${space(3)} ${space(2)}`,
    maxWidth: 'none',
    color: colour.inkSoft,
    fontSize: text.body,
    [media.phone]: { paddingInline: space(1), fontSize: text.small },
    textTransform: 'none',
    '&.Mui-selected': { color: colour.ink },
  },
  '& .MuiTabs-indicator': { height: '3px', background: colour.accentFill },
});

/** Links react to Enter only; tabs must react to the space bar as well. */
const followOnSpace = (event: React.KeyboardEvent<HTMLElement>) => {
  if (keyOf(event) !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

interface LinkTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The prefix of the ids of the tabs and their panel. */
  id: string;
  /** The selected tab. */
  tab: string;
  tabs: readonly { tab: string; label: string; to: string }[];
  /** The content of the selected tab. */
  children: React.ReactNode;
}

/** Tabs that are links, each with its own address. */
export function LinkTabs({ label: name, id, tab, tabs, children }: LinkTabsProps) {
  return (
    <>
      <Bar aria-label={name} value={tab} variant="fullWidth">
        {tabs.map(({ tab: value, label, to }) => (
          <Tab
            aria-controls={`${id}-panel`}
            component={Link}
            id={`${id}-tab-${value}`}
            key={value}
            label={label}
            onKeyDown={followOnSpace}
            state={KEEPS_PLACE}
            to={to}
            value={value}
          />
        ))}
      </Bar>
      <div aria-labelledby={`${id}-tab-${tab}`} id={`${id}-panel`} role="tabpanel">
        {children}
      </div>
    </>
  );
}
