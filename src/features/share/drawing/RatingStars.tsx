/** On a sheet of 24 by 24. */
const STAR = 'M12 17.3 18.2 21l-1.6-7L22 9.2l-7.2-.6L12 2 9.2 8.6 2 9.2 7.5 14l-1.7 7z';

interface RatingStarsProps {
  rating: number;
  x: number;
  /** The top. */
  y: number;
  size: number;
  fill: string;
  /** The colour of what was not given. */
  rest: string;
}

/** A rating as five stars, of which the last may be half. */
export function RatingStars({ rating, x, y, size, fill, rest }: RatingStarsProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {[0, 1, 2, 3, 4].map((index) => {
        const given = Math.min(1, Math.max(0, rating - index));
        return (
          <g key={index} transform={`translate(${index * 24} 0)`}>
            <path d={STAR} fill={rest} />
            <svg height={24} viewBox={`0 0 ${24 * given || 1} 24`} width={24 * given}>
              {given > 0 && <path d={STAR} fill={fill} />}
            </svg>
          </g>
        );
      })}
    </g>
  );
}
