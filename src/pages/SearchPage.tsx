import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState';
import { LinkTabs } from '../components/LinkTabs';
import { PageHeading } from '../components/PageHeading';
import { DEFAULT_FILM_SORT } from '../features/films/filmChoice';
import { ChosenFilms } from '../features/films/wall/ChosenFilms';
import { SearchBox } from '../features/search/SearchBox';
import { searchPageOpened } from '../features/users/usersSlice';
import { useAppDispatch } from '../app/hooks';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { LazyRegion } from '../components/LazyRegion';
import { lazyComponent } from '../components/lazyComponent';
import { Spinner } from '../components/Spinner';
import { FoundPeople } from './search/FoundPeople';
import { isBlank } from '../domain/blank';
import { LIMITS } from '../domain/limits';
import { paths } from '../lib/paths';
import { media } from '../theme/tokens';

const FoundLists = lazyComponent(
  async () => (await import('../features/lists/cards/FoundLists')).FoundLists,
);

const NOTHING_FOUND = 'No data found';

const TABS = { posts: 'Posts', people: 'People', films: 'Films', lists: 'Lists' } as const;
type Tab = keyof typeof TABS;
const ALL_TABS = ['posts', 'people', 'films', 'lists'] as const;

interface FoundProps {
  q: string;
  tab: Tab;
}

const pathOf = (q: string, tab: Tab) => (tab === 'posts' ? paths.search(q) : paths.search(q, tab));

/** Links to the other tabs, for an empty result. */
function OtherTabs({ q, tab }: FoundProps) {
  return (
    <>
      <p>Try fewer words, or look somewhere else.</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {ALL_TABS.filter((other) => other !== tab).map((other) => (
          <Button component={Link} key={other} to={pathOf(q, other)} variant="outlined">
            Search {TABS[other].toLowerCase()}
          </Button>
        ))}
        <Button component={Link} to={paths.explore} variant="outlined">
          Explore
        </Button>
      </Stack>
    </>
  );
}

/** The tab named in the address; posts if it names none, or an unknown one. */
const tabOf = (params: URLSearchParams): Tab =>
  ALL_TABS.find((tab) => tab === params.get('in')) ?? 'posts';

function Found({ q, tab }: FoundProps) {
  const hint = <OtherTabs q={q} tab={tab} />;
  const empty = <EmptyState title={NOTHING_FOUND}>{hint}</EmptyState>;
  switch (tab) {
    case 'people':
      return <FoundPeople empty={empty} q={q} />;
    case 'films':
      return <ChosenFilms choice={{ q, sort: DEFAULT_FILM_SORT }} empty={empty} />;
    case 'lists':
      return (
        <LazyRegion key="lists" waiting={<Spinner />}>
          <FoundLists empty={empty} q={q} />
        </LazyRegion>
      );
    case 'posts':
      return (
        <PostFeed
          arg={{ feed: 'search', q, sort: 'latest' }}
          empty={NOTHING_FOUND}
          emptyHint={hint}
          key={q}
        />
      );
  }
}

/** The heading, and the search if there is no third column, which has it. */
function Opening() {
  const hasThirdColumn = useMediaQuery(media.aside, { noSsr: true });
  return (
    <>
      <PageHeading title="Search" />
      {!hasThirdColumn && (
        <Box sx={{ px: 4, pt: 4 }}>
          <SearchBox />
        </Box>
      )}
    </>
  );
}

/** `/search?q=…`: the matching posts, people, films and lists. */
export function SearchPage() {
  const [params] = useSearchParams();
  // A search for posts refuses longer texts.
  const q = (params.get('q') ?? '').trim().slice(0, LIMITS.searchText);
  const tab = tabOf(params);
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(searchPageOpened(q)), [dispatch, q]);
  if (isBlank(q))
    return (
      <>
        <Opening />
        <EmptyState title="What are you looking for?">
          <p>Search posts, people, films and lists.</p>
          <Button component={Link} to={paths.explore} variant="outlined">
            Explore
          </Button>
        </EmptyState>
      </>
    );
  return (
    <>
      <Opening />
      <Typography color="textSecondary" component="h2" noWrap sx={{ px: 4, py: 3 }}>
        Results for{' '}
        <Typography color="textPrimary" component="bdi">
          {q}
        </Typography>
      </Typography>
      <LinkTabs
        id="search"
        label="Found"
        tab={tab}
        tabs={ALL_TABS.map((one) => ({ tab: one, label: TABS[one], to: pathOf(q, one) }))}
      >
        <Found q={q} tab={tab} />
      </LinkTabs>
    </>
  );
}
