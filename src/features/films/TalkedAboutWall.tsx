import styled from '@emotion/styled';
import { space } from '../../theme/tokens';
import { FilmWall } from './FilmWall';
import { useGetTalkedAboutQuery } from './filmsApi';
import { WallSkeleton } from './wall/WallSkeleton';

/** Rows of three. */
const Root = styled('div')({
  width: '100%',
  '& > ul': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space(2),
    padding: `${space(3)} ${space(2)}`,
  },
});

/** The posters of the most discussed films; nothing if they cannot be loaded. */
export function TalkedAboutWall() {
  const { data, isError } = useGetTalkedAboutQuery();
  if (isError) return null;
  return (
    <Root>
      {data ? <FilmWall label="Films talked about" pages={[data]} /> : <WallSkeleton count={6} />}
    </Root>
  );
}
