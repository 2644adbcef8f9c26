import { lazyComponent } from '../../../components/lazyComponent';
import { OptionsButton } from '../../../components/OptionsButton';
import type { User } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { useMenuButton } from '../../ui/useMenuButton';

const PersonMenuList = lazyComponent(async () => (await import('./PersonMenuList')).PersonMenuList);

/** The menu on somebody else's profile. */
export function PersonMenu({ person }: { person: User }) {
  const menu = useMenuButton('person');
  const label = `More about ${fullName(person)}`;
  return (
    <OptionsButton {...menu} label={label}>
      <PersonMenuList anchor={menu.anchor} label={label} person={person} />
    </OptionsButton>
  );
}
