import { useAppDispatch } from '../../../app/hooks';
import { HidingMenu } from '../../../components/HidingMenu';
import type { MenuProps } from '../../../components/Menu';
import type { UserSummary } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { menuClosed, modalOpened } from '../../ui/uiSlice';
import { useHiding } from './useHiding';
import { useIsMuted } from './useIsMuted';

interface PersonMenuListProps extends Pick<MenuProps, 'anchor' | 'label'> {
  person: UserSummary;
}

/** What can be done about somebody whose profile is open. */
export function PersonMenuList({ person, ...menu }: PersonMenuListProps) {
  const dispatch = useAppDispatch();
  const isMuted = useIsMuted(person._id);
  const { mute, askToBlock } = useHiding(person, true);
  const name = fullName(person);
  const about = { kind: 'user', id: person._id } as const;
  return (
    <HidingMenu
      {...menu}
      isMuted={isMuted}
      name={name}
      onBlock={askToBlock}
      onClose={() => dispatch(menuClosed())}
      onMute={mute}
      onReport={() => dispatch(modalOpened({ kind: 'report', about, name }))}
      reported={<bdi>{name}</bdi>}
    />
  );
}
