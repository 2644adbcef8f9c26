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
  // Forced colours would remove the background, which is all of the bar.
  [media.forced]: { background: 'CanvasText' },
});

const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: space(1),
  color: colour.inkFaint,
  fontSize: text.eyebrow,
});

/** The rating at an index of the histogram, which begins with half a star. */
const starsAt = (index: number): number => (index + 1) / 2;

/** How many people gave each rating: bars, and a table for screen readers. */
export function RatingsChart({ histogram }: { histogram: readonly number[] }) {
  const most = Math.max(1, ...histogram);
  return (
    <div>
      <div aria-hidden="true">
        <Bars>
          {histogram.map((people, index) => (
            <Bar
              data-empty={people === 0 ? '' : undefined}
              key={starsAt(index)}
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
            {histogram.map((people, index) => (
              <tr key={starsAt(index)}>
                <th scope="row">{starsAt(index)}</th>
                <td>{people}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
