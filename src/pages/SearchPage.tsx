import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState';
import { LinkTabs } from '../components/LinkTabs';
import { PageHeading } from '../components/PageHeading';
import { DEFAULT_FILM_SORT } from '../features/films/filmChoice';
import { ChosenFilms } from '../features/films/wall/ChosenFilms';
import { useChosenFilms } from '../features/films/wall/useChosenFilms';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { FoundPeople } from '../features/users/FoundPeople';
import { paths } from '../lib/paths';

const NOTHING_FOUND = 'No data found';

const ELSEWHERE = (
  <>
    <p>Try fewer words, or see what people talk about.</p>
    <Button component={Link} to={paths.explore} variant="outlined">
      Explore
    </Button>
  </>
);

const NOTHING = <EmptyState title={NOTHING_FOUND}>{ELSEWHERE}</EmptyState>;

function FoundFilms({ q }: { q: string }) {
  const choice = { q, sort: DEFAULT_FILM_SORT };
  const found = useChosenFilms(choice);
  return <ChosenFilms choice={choice} empty={NOTHING} found={found} />;
}

/** The name of the tab in the address; posts, where it says nothing that is known. */
const tabOf = (params: URLSearchParams) => {
  const tab = params.get('in');
  return tab === 'people' || tab === 'films' ? tab : 'posts';
};

function Found({ q, tab }: { q: string; tab: ReturnType<typeof tabOf> }) {
  switch (tab) {
    case 'people':
      return <FoundPeople empty={NOTHING} q={q} />;
    case 'films':
      return <FoundFilms q={q} />;
    case 'posts':
      return (
        <PostFeed
          arg={{ feed: 'search', q, sort: 'latest' }}
          empty={NOTHING_FOUND}
          emptyHint={ELSEWHERE}
          key={q}
        />
      );
  }
}

/** `/search?q=…`: the posts, people and films that are found for what the address says. */
export function SearchPage() {
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim();
  const tab = tabOf(params);
  if (q === '')
    return (
      <>
        <PageHeading title="Search" />
        <EmptyState title="What are you looking for?">
          <p>Posts, people and films are found by their words.</p>
          <Button component={Link} to={paths.explore} variant="outlined">
            Explore
          </Button>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeading title="Search" />
      <Typography color="textSecondary" component="h2" noWrap sx={{ px: 4, py: 3 }}>
        Found for “<bdi>{q}</bdi>”
      </Typography>
      <LinkTabs
        id="search"
        label="Found"
        tab={tab}
        tabs={[
          { tab: 'posts', label: 'Posts', to: paths.search(q) },
          { tab: 'people', label: 'People', to: paths.search(q, 'people') },
          { tab: 'films', label: 'Films', to: paths.search(q, 'films') },
        ]}
      >
        <Found q={q} tab={tab} />
      </LinkTabs>
    </>
  );
}
