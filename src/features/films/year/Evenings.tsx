import { errorMessage, errorStatus } from '../../../api/errorMessage';
import { EmptyState } from '../../../components/EmptyState';
import { NotFound } from '../../../components/NotFound';
import { PagedList } from '../../../components/PagedList';
import { paths } from '../../../lib/paths';
import type { YearPart } from '../../../lib/yearPart';
import { useGetYearPartInfiniteQuery } from '../diaryApi';
import { FilmTile } from '../FilmTile';
import { WallGrid } from '../FilmWall';
import { WallSkeleton } from '../wall/WallSkeleton';
import { EveningCaption } from './EveningCaption';

const WAITING = (
  <div aria-busy="true">
    <WallSkeleton count={6} />
  </div>
);

/** The posters of the evenings that a bar of a year or of all time counts. */
export function Evenings(arg: YearPart & { username: string }) {
  const { currentData, error, ...query } = useGetYearPartInfiniteQuery({
    ...arg,
    sort: 'oldest',
  });
  if (errorStatus(error) === 404)
    return (
      <NotFound
        back={{ to: paths.explore, label: 'Back to Explore' }}
        message={errorMessage(error)}
      />
    );
  return (
    <PagedList
      count={currentData?.pages.flatMap(({ entries }) => entries).length}
      empty={<EmptyState title="Nothing logged here" />}
      more={<WallSkeleton count={4} />}
      problem={error ? errorMessage(error) : null}
      query={query}
      waiting={WAITING}
    >
      <WallGrid aria-label="Evenings">
        {currentData?.pages.flatMap(({ entries, revision }) =>
          entries.map(({ _id, film, ...evening }) => (
            <FilmTile film={film} key={_id} revision={revision}>
              <EveningCaption hasYear={arg.on === undefined} {...evening} />
            </FilmTile>
          )),
        )}
      </WallGrid>
    </PagedList>
  );
}
