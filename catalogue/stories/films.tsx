import styled from '@emotion/styled';
import { Poster } from '../../src/components/poster/Poster';
import { space } from '../../src/theme/tokens';
import { FIFTY_FILMS } from '../films';
import type { Entry } from '../story';

const Wall = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space(2),
  width: '100%',
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(3),
  '& > *': { flex: 'none', maxWidth: '100%' },
});

const SIZES = [48, 96, 480];

export const films: Entry[] = [
  {
    component: 'Poster',
    stories: [
      {
        name: 'a wall of fifty',
        isWide: true,
        render: () => (
          <Wall>
            {FIFTY_FILMS.map((film) => (
              <Poster film={film} key={film._id} />
            ))}
          </Wall>
        ),
      },
      {
        name: 'at 48, 96 and 480 pixels',
        render: () => (
          <Row>
            {FIFTY_FILMS.slice(27, 28).flatMap((film) =>
              SIZES.map((width) => (
                <div key={width} style={{ width }}>
                  <Poster film={film} label={`${film.title} (${film.year})`} />
                </div>
              )),
            )}
          </Row>
        ),
      },
    ],
  },
];
