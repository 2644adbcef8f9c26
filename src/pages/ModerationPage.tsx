import { matchPath, useLocation } from 'react-router-dom';
import { LazyRegion } from '../components/LazyRegion';
import { LinkTabs } from '../components/LinkTabs';
import { PageHeading } from '../components/PageHeading';
import { Spinner } from '../components/Spinner';
import { paths } from '../lib/paths';
import { MODERATION_TABS } from './moderation/tabs';

/** `/moderation` and its parts: what members reported, what films they added, and what moderators did. */
export function ModerationPage() {
  const { pathname } = useLocation();
  const shown = MODERATION_TABS.find(({ to }) => matchPath(to, pathname)) ?? MODERATION_TABS[0];
  return (
    <>
      <PageHeading backTo={paths.settings} title="Moderation" />
      <LinkTabs id="moderation" label="Moderation" tab={shown.tab} tabs={MODERATION_TABS}>
        <LazyRegion key={shown.tab} waiting={<Spinner />}>
          <shown.Panel />
        </LazyRegion>
      </LinkTabs>
    </>
  );
}
