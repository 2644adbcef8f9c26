import { LazyRegion } from '../../components/LazyRegion';
import { LinkTabs } from '../../components/LinkTabs';
import { Spinner } from '../../components/Spinner';
import { useProfilePath } from '../../features/users/useProfilePath';
import { PROFILE_TABS } from './tabs';

interface ProfileTabsProps {
  username: string;
  /** The tab in the address; undefined for the posts. */
  tab: string | undefined;
  /** The posts. */
  children: React.ReactNode;
}

/** A profile's tabs, each with its own address. */
export function ProfileTabs({ username, tab = 'posts', children }: ProfileTabsProps) {
  const profilePath = useProfilePath();
  const tabs = [
    { tab: 'posts', label: 'Posts', to: profilePath(username) },
    ...PROFILE_TABS.map(({ tab: name, label, path }) => ({ tab: name, label, to: path(username) })),
  ];
  const shown = PROFILE_TABS.find((other) => other.tab === tab);
  return (
    <LinkTabs id="profile" label="Profile" tab={tab} tabs={tabs}>
      {shown ? (
        <LazyRegion key={tab} waiting={<Spinner />}>
          <shown.Panel username={username} />
        </LazyRegion>
      ) : (
        children
      )}
    </LinkTabs>
  );
}
