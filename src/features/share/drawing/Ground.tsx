import { paint } from './colours';

interface GroundProps {
  width: number;
  height: number;
}

/** A dark room, with the light of a projector from above. */
export function Ground({ width, height }: GroundProps) {
  return (
    <>
      <defs>
        <linearGradient id="beam" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#ffd88a" stopOpacity="0.34" />
          <stop offset="0.75" stopColor="#ffb224" stopOpacity="0.05" />
          <stop offset="1" stopColor="#ffb224" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M0 0H${width}V${height}H0Z`} fill={paint.ground} />
      <path
        d={`M${width * 0.44} 0H${width * 0.56}L${width * 1.04} ${height}H${width * -0.04}Z`}
        fill="url(#beam)"
      />
    </>
  );
}
