import styled from '@emotion/styled';
import { space } from '../../theme/tokens';
import { FilmWall } from './FilmWall';
import { useGetTalkedAboutQuery } from './filmsApi';
import { WallSkeleton } from './wall/WallSkeleton';

/** As many as there are, in rows of three. */
const Root = styled('div')({
  width: '100%',
  '& > ul': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space(2),
    padding: `${space(3)} ${space(2)}`,
  },
});

/** The posters of what is talked about by now; nothing where they cannot be read. */
export function TalkedAboutWall() {
  const { data, isError } = useGetTalkedAboutQuery();
  if (isError) return null;
  return (
    <Root>
      {data ? (
        <FilmWall label="Films that are talked about" pages={[data]} />
      ) : (
        <WallSkeleton count={6} />
      )}
    </Root>
  );
}
