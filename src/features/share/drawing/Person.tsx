import type { Measure } from '../text/measureText';
import { OneLine } from './OneLine';

/** Somebody as pictures name them. Their picture is a data URL: an SVG in an image can load nothing. */
export interface DrawnPerson {
  name: string;
  username: string;
  avatar: string | null;
}

interface PersonProps {
  person: DrawnPerson;
  x: number;
  /** The top. */
  y: number;
  width: number;
  size: number;
  fill: string;
  measure: Measure;
}

/** A person's avatar, with their name beside it. */
export function Person({ person, x, y, width, size, fill, measure }: PersonProps) {
  const { name, username, avatar } = person;
  const start = avatar === null ? 0 : size * 1.25;
  const texts = { fill, measure, x: x + start, width: width - start };
  return (
    <>
      {avatar !== null && (
        <svg height={size} viewBox="0 0 100 100" width={size} x={x} y={y}>
          <clipPath id="round">
            <circle cx={50} cy={50} r={50} />
          </clipPath>
          <image
            clipPath="url(#round)"
            height={100}
            href={avatar}
            preserveAspectRatio="xMidYMid slice"
            width={100}
          />
        </svg>
      )}
      <OneLine {...texts} direction="ltr" size={size * 0.38} weight={700} y={y + size * 0.44}>
        {name}
      </OneLine>
      <OneLine {...texts} direction="ltr" size={size * 0.3} y={y + size * 0.84}>
        {`@${username}`}
      </OneLine>
    </>
  );
}
