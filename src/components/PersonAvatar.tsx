import Avatar from '@mui/material/Avatar';
import { initials } from './initials';

interface PersonAvatarProps {
  /** An image's address; if it is empty or fails to load, the name's initials are shown. */
  src: string;
  name: string;
  /** Diameter in pixels. */
  size?: number;
}

function Initials({ name }: { name: string }) {
  return <span aria-hidden="true">{initials(name)}</span>;
}

/** A user's avatar. It is always next to their name, so it has no text alternative. */
export function PersonAvatar({ src, name, size = 44 }: PersonAvatarProps) {
  return (
    <Avatar
      alt=""
      component="span"
      slotProps={{ img: { decoding: 'async', height: size, width: size } }}
      src={src}
      style={{ width: size, height: size, fontSize: size / 2 }}
    >
      <Initials name={name} />
    </Avatar>
  );
}
