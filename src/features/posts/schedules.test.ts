import '../../testing/productionMode';
import fc from 'fast-check';
import { api } from '../../api/service';
import type { FeedArg } from '../../api/feedAddress';
import { makeStore } from '../../app/store';
import type { Post, User } from '../../domain/entities';
import { randomRuns } from '../../../mocks/testing/random';
import { aUser } from '../../testing/builders';
import { createOpenPages } from '../../lib/openPages';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { providePageGlobals } from '../../testing/pageGlobals';
import { FakeServer } from '../../testing/fakeServer';
import { authStateOf } from '../auth/authSlice';
import { selectUser, selectViewer } from '../users/changes/viewer';
import { usersApi } from '../users/usersApi';
import { bookmarksApi } from './bookmarksApi';
import { selectPost } from './changes/selectPost';
import { getShownFeed } from './feed/shownFeed';
import { postsApi } from './postsApi';
import { postSubmitted } from '../drafts/draftsSlice';
import { followToggled } from '../users/changes/follow';
import { profileEdited } from '../users/changes/profile';
import { selectBookmarks, bookmarkToggled } from './changes/bookmark';
import { isLikedBy, likeToggled } from './changes/like';
import { deletionUndone, postDeleted } from './changes/deletion';
import { postEdited } from './changes/edit';

providePageGlobals();

/** The same schedules in every run; SEED=… tries others. */
const SCHEDULES = randomRuns(1000);
const HOME: FeedArg = { feed: 'home', sort: 'latest' };
const POSTS = ['b', 'a'];
const viewer = aUser();
const OTHERS = ['bea', 'cy'].map((name) => aUser({ _id: name, username: name }));
const PEOPLE = [viewer, ...OTHERS].map(({ username }) => username);

/** How long a call's request and its answer take, and whether it fails. */
interface Outcome {
  requestTurns: number;
  answerTurns: number;
  /** Only mutations fail: without the answers to its queries no screen can show the truth. */
  failure: 'none' | 'refused' | 'answerLost';
}

const SUCCESS: Outcome = { requestTurns: 0, answerTurns: 0, failure: 'none' };

type Step =
  | { kind: 'like' | 'bookmark' | 'edit' | 'delete' | 'undo'; post: number }
  | { kind: 'create'; content: string }
  | { kind: 'follow'; person: number }
  | { kind: 'profile'; field: 'firstName' | 'bio'; value: string }
  | { kind: 'wait'; turns: number }
  | { kind: 'refetch' };

const turns = fc.nat({ max: 4 });
const outcome: fc.Arbitrary<Outcome> = fc.record({
  requestTurns: turns,
  answerTurns: turns,
  failure: fc.constantFrom('none', 'none', 'none', 'none', 'refused', 'answerLost'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: click('like') },
  { weight: 4, arbitrary: click('bookmark') },
  { weight: 2, arbitrary: click('edit') },
  { weight: 1, arbitrary: click('delete') },
  { weight: 1, arbitrary: click('undo') },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'create', content: 'A new reel' }) },
  {
    weight: 3,
    arbitrary: fc.nat({ max: 1 }).map((person): Step => ({ kind: 'follow', person })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('profile' as const),
      field: fc.constantFrom('firstName' as const, 'bio' as const),
      value: fc.constantFrom('Ada', 'Bo', 'Cleo'),
    }),
  },
  { weight: 3, arbitrary: turns.map((count): Step => ({ kind: 'wait', turns: count })) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'refetch' }) },
);

function click(kind: 'like' | 'bookmark' | 'edit' | 'delete' | 'undo'): fc.Arbitrary<Step> {
  return fc.nat({ max: POSTS.length - 1 }).map((post) => ({ kind, post }));
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const wait = async (count: number) => {
  for (let i = 0; i < count; i += 1) await turn();
};

/** Opens Home on a server whose calls behave like these outcomes, in turn and repeatedly. */
const openHome = async (outcomes: Outcome[]) => {
  const server = new FakeServer(viewer, POSTS, OTHERS);
  let calls = 0;
  let running = 0;
  const answer = async (request: Request): Promise<Response> => {
    const { requestTurns, answerTurns, failure } = outcomes[calls++ % outcomes.length] ?? SUCCESS;
    const isChange = request.method !== 'GET';
    await wait(requestTurns);
    if (isChange && failure === 'refused')
      return Response.json({ errors: ['No.'] }, { status: 500 });
    const response = await server.answer(request);
    await wait(answerTurns);
    if (isChange && failure === 'answerLost') throw new TypeError('Failed to fetch');
    return response;
  };
  const store = makeStore(
    {
      fetch: (request) => {
        running += 1;
        return answer(request).finally(() => {
          running -= 1;
        });
      },
      pageStorage: createMemoryPageStorage(),
      openPages: createOpenPages(undefined),
      data: () => Promise.reject(new Error('Nobody asks for it.')),
    },
    { auth: authStateOf({ token: 'token', user: viewer }) },
  );
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  await store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate());
  const { getUser } = usersApi.endpoints;
  for (const username of PEOPLE) await store.dispatch(getUser.initiate(username));

  const bookmarks = () => selectBookmarks(store.getState());
  /** Whether a post is not shown, so that Undo is offered. */
  const isDeleted = (postId: string) =>
    !getShownFeed(store.getState(), HOME)?.some(({ _id }) => _id === postId);
  const screen = () => {
    const state = store.getState();
    return {
      posts: getShownFeed(state, HOME)?.map(digest),
      bookmarks: bookmarks().toSorted(),
      people: PEOPLE.map((username) => profileOf(selectUser(state, username))),
      session: profileOf(selectViewer(state)),
      sessionBookmarks: selectViewer(state)?.bookmarks.toSorted(),
    };
  };
  const truth = () => ({
    posts: server.posts.map(digest),
    bookmarks: server.bookmarks.toSorted(),
    people: PEOPLE.map((username) => profileOf(server.people.named(username))),
    session: profileOf(server.people.person(viewer._id)),
    sessionBookmarks: server.bookmarks.toSorted(),
  });

  const take = async (step: Step): Promise<void> => {
    if (step.kind === 'wait') {
      await wait(step.turns);
      return;
    }
    if (step.kind === 'refetch') {
      void store.dispatch(postsApi.endpoints.getFeed.initiate(HOME, { forceRefetch: true }));
      void store.dispatch(
        bookmarksApi.endpoints.getBookmarks.initiate(undefined, { forceRefetch: true }),
      );
      for (const username of PEOPLE)
        void store.dispatch(getUser.initiate(username, { forceRefetch: true }));
      return;
    }
    if (step.kind === 'create') {
      store.dispatch(postSubmitted({ content: step.content, pictures: [] }));
      return;
    }
    if (step.kind === 'profile') {
      store.dispatch(profileEdited({ [step.field]: step.value }));
      return;
    }
    if (step.kind === 'follow') {
      const user = OTHERS[step.person] ?? viewer;
      const now = selectViewer(store.getState())?.following ?? [];
      const following = !now.some(({ _id }) => _id === user._id);
      store.dispatch(followToggled({ user, following }));
      return;
    }
    const postId = POSTS[step.post] ?? '';
    const post = selectPost(store.getState(), postId);
    if (isDeleted(postId)) {
      if (step.kind === 'undo') store.dispatch(deletionUndone(postId));
    } else if (post) {
      if (step.kind === 'like') store.dispatch(likeToggled(postId, !isLikedBy(post, viewer._id)));
      if (step.kind === 'bookmark')
        store.dispatch(bookmarkToggled(postId, !bookmarks().includes(postId)));
      if (step.kind === 'edit')
        store.dispatch(postEdited({ postId, content: `${post.content}!`, pictures: [] }));
      if (step.kind === 'delete') store.dispatch(postDeleted(postId));
    }
  };
  const settle = async () => {
    for (let quiet = 0; quiet < 8; quiet += 1) {
      if (running > 0) quiet = 0;
      await turn();
    }
  };
  const close = () => store.dispatch(api.util.resetApiState());
  return { take, settle, screen, truth, close };
};

const profileOf = (user: User | null | undefined) =>
  user && {
    name: user.firstName,
    bio: user.bio,
    following: user.following.map(({ _id }) => _id).toSorted(),
    followers: user.followers.map(({ _id, firstName }) => `${_id} ${firstName}`),
  };

const digest = ({ _id, content, likes, author }: Post) => ({
  _id,
  author: author.firstName,
  content,
  count: likes.likeCount,
  liked: likes.likedBy.some((liker) => liker._id === viewer._id),
});

it('ends with the screen showing what the server has, in any order of clicks, delays and failures', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 7 }),
      fc.array(outcome, { minLength: 1, maxLength: 8 }),
      async (steps, outcomes) => {
        const home = await openHome(outcomes);
        try {
          for (const one of steps) await home.take(one);
          await home.settle();
          expect(home.screen()).toEqual(home.truth());
        } finally {
          home.close();
        }
      },
    ),
    {
      numRuns: SCHEDULES,
      seed: Number(process.env['SEED'] ?? 1),
    },
  );
}, 180_000);
