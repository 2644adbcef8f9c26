import { lazyComponent } from '../../components/lazyComponent';
import { paths } from '../../lib/paths';

/** The parts of the moderators' page: name in the address, label, address and panel. The first has the page's own address. */
export const MODERATION_TABS = [
  {
    tab: 'reports',
    label: 'Reports',
    to: paths.moderation,
    Panel: lazyComponent(
      async () => (await import('../../features/moderation/received/Reports')).Reports,
    ),
  },
  {
    tab: 'films',
    label: 'Added films',
    to: `${paths.moderation}/films`,
    Panel: lazyComponent(
      async () => (await import('../../features/moderation/added/AddedFilms')).AddedFilms,
    ),
  },
  {
    tab: 'log',
    label: 'Log',
    to: `${paths.moderation}/log`,
    Panel: lazyComponent(async () => (await import('../../features/moderation/log/Log')).Log),
  },
] as const;
