import { Navigate, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { useAppSelector } from '../app/hooks';
import { ErrorState } from '../components/ErrorState';
import { NotFound } from '../components/NotFound';
import { PageHeading } from '../components/PageHeading';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useGetFilmQuery } from '../features/films/filmsApi';
import { FilmActions } from '../features/films/page/FilmActions';
import { FilmFriends } from '../features/films/page/FilmFriends';
import { FilmHero } from '../features/films/page/FilmHero';
import { FilmSkeleton } from '../features/films/page/FilmSkeleton';
import { EditFilm } from '../features/films/page/EditFilm';
import { FromDiaries } from '../features/films/page/FromDiaries';
import { ShareFilm } from '../features/films/page/ShareFilm';
import { ReportFilm } from '../features/films/page/ReportFilm';
import { FilmStats } from '../features/films/page/FilmStats';
import { AddToListButton } from '../features/lists/AddToListButton';
import { FilmLists } from '../features/lists/cards/FilmLists';
import { FeedHeading } from '../features/posts/feed/FeedHeading';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { selectSort } from '../features/posts/postsSlice';
import { paths } from '../lib/paths';
import { WriteButton } from './film/WriteButton';

function FilmFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = errorMessage(error);
  return (
    <>
      <PageHeading backTo={paths.films} title="Film" />
      {errorStatus(error) === 404 ? (
        <NotFound back={{ to: paths.films, label: 'Back to Films' }} message={message} />
      ) : (
        <ErrorState message={message} onRetry={onRetry} />
      )}
    </>
  );
}

function Film({ filmId }: { filmId: string }) {
  const { data: answer, error, isError, refetch } = useGetFilmQuery(filmId);
  const sort = useAppSelector((state) => selectSort(state, 'film'));
  if (!answer)
    return isError ? (
      <FilmFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <>
        <VisuallyHidden as="h1">Loading the film</VisuallyHidden>
        <FilmSkeleton />
      </>
    );
  const { film, numbers, mine, friends } = answer;
  // It was merged into another film.
  if (film._id !== filmId) return <Navigate replace to={paths.film(film._id)} />;
  return (
    <>
      <FilmHero film={film} isAdded={mine?.editable === true || mine?.reportable === true}>
        <FilmActions answer={answer}>
          <AddToListButton filmId={filmId} />
          <WriteButton answer={answer} />
          <ShareFilm answer={answer} />
          {mine?.editable && <EditFilm film={film} />}
          {mine?.reportable && <ReportFilm film={film} />}
        </FilmActions>
      </FilmHero>
      <FilmStats numbers={numbers} />
      {friends && friends.length > 0 && <FilmFriends friends={friends} />}
      <FromDiaries filmId={filmId} />
      <FilmLists filmId={filmId} />
      <FeedHeading feed="film" />
      <PostFeed
        arg={{ feed: 'film', filmId, sort }}
        empty="Nobody has posted about it yet"
        emptyHint={<p>Yours could be the first post.</p>}
      />
    </>
  );
}

/** `/film/{filmId}`: a film, its ratings, and the posts about it. */
export function FilmPage() {
  const { filmId = '' } = useParams();
  return <Film filmId={filmId} key={filmId} />;
}
