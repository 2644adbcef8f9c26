import styled from '@emotion/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colour, media, radius, space, text } from '../../../theme/tokens';

const Bars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, 1fr)',
  alignItems: 'end',
  gap: '3px',
  height: space(20),
  borderBottom: `1px solid ${colour.edge}`,
});

const Bar = styled('div')({
  minHeight: '2px',
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: colour.accentFill,
  '&[data-empty]': { background: colour.pressed },
  // A bar is nothing but its ground, which forced colours would take away.
  [media.forced]: { background: 'CanvasText' },
});

const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: space(1),
  color: colour.inkFaint,
  fontSize: text.eyebrow,
});

/** The stars of a place in a histogram: half a star first. */
const starsAt = (place: number): number => (place + 1) / 2;

/** How many gave each rating: bars for eyes, a table for ears. */
export function RatingsChart({ histogram }: { histogram: readonly number[] }) {
  const most = Math.max(1, ...histogram);
  return (
    <div>
      <div aria-hidden="true">
        <Bars>
          {histogram.map((people, place) => (
            <Bar
              data-empty={people === 0 ? '' : undefined}
              key={starsAt(place)}
              style={{ height: `${(100 * people) / most}%` }}
            />
          ))}
        </Bars>
        <Ends>
          <span>½ ★</span>
          <span>5 ★</span>
        </Ends>
      </div>
      <VisuallyHidden as="div">
        <table>
          <caption>Ratings</caption>
          <thead>
            <tr>
              <th scope="col">Stars</th>
              <th scope="col">People</th>
            </tr>
          </thead>
          <tbody>
            {histogram.map((people, place) => (
              <tr key={starsAt(place)}>
                <th scope="row">{starsAt(place)}</th>
                <td>{people}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
