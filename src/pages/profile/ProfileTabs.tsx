import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { LazyRegion } from '../../components/LazyRegion';
import { Spinner } from '../../components/Spinner';
import { useProfilePath } from '../../features/users/useProfilePath';
import { KEEPS_PLACE } from '../../lib/keepsPlace';
import { colour, media, space, TARGET, text } from '../../theme/tokens';
import { PROFILE_TABS } from './tabs';

const Bar = styled(Tabs)({
  borderBottom: `1px solid ${colour.line}`,
  '& .MuiTab-root': {
    // As wide as its name, and a share of what is left.
    flex: '1 1 auto',
    minWidth: 0,
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

/** A link takes Enter by itself; as a tab it takes the space bar as well. */
const followOnSpace = (event: React.KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

interface ProfileTabsProps {
  username: string;
  /** The tab of the address; undefined for the posts. */
  tab: string | undefined;
  /** The posts. */
  children: React.ReactNode;
}

/** What a person wrote, saw and wants to see, each at an address of its own. */
export function ProfileTabs({ username, tab = 'posts', children }: ProfileTabsProps) {
  const profilePath = useProfilePath();
  const ways = [
    { tab: 'posts', label: 'Posts', to: profilePath(username) },
    ...PROFILE_TABS.map(({ tab: name, label, path }) => ({ tab: name, label, to: path(username) })),
  ];
  const shown = PROFILE_TABS.find((other) => other.tab === tab);
  return (
    <>
      <Bar aria-label="Profile" value={tab} variant="fullWidth">
        {ways.map(({ tab: value, label, to }) => (
          <Tab
            aria-controls="profile-panel"
            component={Link}
            id={`profile-tab-${value}`}
            key={value}
            label={label}
            onKeyDown={followOnSpace}
            state={KEEPS_PLACE}
            to={to}
            value={value}
          />
        ))}
      </Bar>
      <div aria-labelledby={`profile-tab-${tab}`} id="profile-panel" role="tabpanel">
        {shown ? (
          <LazyRegion key={tab} waiting={<Spinner />}>
            <shown.Panel username={username} />
          </LazyRegion>
        ) : (
          children
        )}
      </div>
    </>
  );
}
