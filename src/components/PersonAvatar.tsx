import Avatar from '@mui/material/Avatar';
import { initials } from './initials';

interface PersonAvatarProps {
  /** An image's address; where it is empty or fails, the name's initials stand in. */
  src: string;
  name: string;
  /** Diameter in pixels. */
  size?: number;
}

/** A person's round picture. It always stands beside their name, so it says nothing itself. */
export function PersonAvatar({ src, name, size = 44 }: PersonAvatarProps) {
  return (
    <Avatar
      alt=""
      component="span"
      slotProps={{ img: { decoding: 'async', height: size, width: size } }}
      src={src}
      style={{ width: size, height: size, fontSize: size / 2 }}
    >
      <span aria-hidden="true">{initials(name)}</span>
    </Avatar>
  );
}
