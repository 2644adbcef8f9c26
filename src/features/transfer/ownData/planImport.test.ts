import { exportedPost, NO_FILMS, someData } from '../../../testing/ownData';
import type { OwnData } from './dataFile';
import { planImport } from './planImport';
import type { PresentData } from './presentData';

/** An empty account, in a browser with these posts by other users. */
const nothingOf = (fields: Partial<OwnData> = {}, othersIds: string[] = []): PresentData => {
  const own = { posts: [], likes: [], bookmarks: [], follows: [], ...fields };
  return {
    ...someData(),
    ...own,
    viewerId: 'me',
    everyListId: [],
    everyPostId: [...othersIds, ...own.posts.map(({ _id }) => _id)],
  };
};

const OTHERS = ['liked', 'newest', 'oldest'];

it('adds everything to an empty account, bookmarks in their original order', () => {
  expect(planImport(someData(), nothingOf({}, OTHERS))).toMatchObject({
    posts: [exportedPost('mine')],
    likes: ['liked'],
    bookmarks: ['oldest', 'newest'],
    follows: ['ruth'],
    missing: [],
    takenIds: [],
  });
});

it('plans nothing if everything exists already', () => {
  const present = {
    ...someData(),
    viewerId: 'me',
    everyListId: [],
    everyPostId: ['mine', ...OTHERS],
  };
  expect(planImport(someData(), present)).toEqual({
    profile: {},
    posts: [],
    evenings: [],
    postsFilms: [],
    filmsPlan: { ...NO_FILMS, favourites: null, skipped: [] },
    listsPlan: { lists: [], films: [], likedLists: [], idsHere: new Map(), skipped: [] },
    likes: [],
    bookmarks: [],
    follows: [],
    takenIds: [],
    orphans: [],
    missing: [],
  });
});

it('changes the profile fields that differ, but never the username', () => {
  const { profile } = someData();
  const file = someData({ profile: { ...profile, username: 'elsewhere', bio: 'Row seven.' } });
  expect(planImport(file, nothingOf()).profile).toEqual({ bio: 'Row seven.' });
});

it('skips likes and bookmarks of missing posts, and lists them', () => {
  const plan = planImport(someData(), nothingOf({}, ['newest']));
  expect(plan).toMatchObject({ likes: [], bookmarks: ['newest'], missing: ['liked', 'oldest'] });
});

it('includes likes and bookmarks of posts in the same file', () => {
  const file = someData({ likes: ['mine'], bookmarks: ['mine'] });
  expect(planImport(file, nothingOf())).toMatchObject({ likes: ['mine'], bookmarks: ['mine'] });
});

it('adds replies to posts that exist here or in the file, and lists the orphans', () => {
  const posts = [
    exportedPost('post'),
    exportedPost('to-theirs', { replyTo: 'newest' }),
    exportedPost('to-mine', { replyTo: 'post' }),
    exportedPost('to-a-reply', { replyTo: 'to-mine' }),
    exportedPost('to-nothing', { replyTo: 'gone' }),
    exportedPost('below-nothing', { replyTo: 'to-nothing' }),
  ];
  const file = someData({ posts, likes: ['to-mine'], bookmarks: ['to-nothing'] });
  const plan = planImport(file, nothingOf({}, OTHERS));
  expect(plan.posts.map(({ _id }) => _id)).toEqual(['post', 'to-theirs', 'to-mine', 'to-a-reply']);
  expect(plan).toMatchObject({
    orphans: ['to-nothing', 'below-nothing'],
    likes: ['to-mine'],
    bookmarks: [],
    missing: ['to-nothing'],
  });
});

it('skips a post whose id belongs to another user’s post here', () => {
  expect(planImport(someData(), nothingOf({}, ['mine', ...OTHERS]))).toMatchObject({
    posts: [],
    takenIds: ['mine'],
  });
});

it('follows nobody twice, and not the viewer', () => {
  const file = someData({ follows: ['ruth', 'ruth', 'ana', 'noel'] });
  expect(planImport(file, nothingOf({ follows: ['noel'] })).follows).toEqual(['ruth']);
});

it('adds each item once, however often the file lists it', () => {
  const file = someData({
    posts: [exportedPost('mine'), exportedPost('mine')],
    likes: ['liked', 'liked'],
    bookmarks: ['oldest', 'oldest'],
  });
  const plan = planImport(file, nothingOf({}, OTHERS));
  expect([plan.posts.length, plan.likes, plan.bookmarks]).toEqual([1, ['liked'], ['oldest']]);
});

describe('posts about evenings', () => {
  const VERTIGO = { _id: 'v', title: 'Vertigo', year: 1958, directors: ['Alfred Hitchcock'] };
  const evening = {
    ...{ film: 'v', watchedOn: '2024-03-01', rating: null, again: null, text: null },
  };
  const about = { film: 'v', watchedOn: '2024-03-01', rating: 4 };
  const file = (diary: string[]) => {
    const data = {
      ...someData(),
      films: [VERTIGO],
      diary: diary.map((_id) => ({ ...evening, _id })),
    };
    return { ...data, posts: data.posts.map((post) => ({ ...post, about })) };
  };
  const aboutAfter = (inFile: string[], here: string[]) => {
    const present = {
      ...someData(),
      ...file(here),
      posts: [],
      viewerId: 'me',
      everyListId: [],
      everyPostId: OTHERS,
    };
    return planImport(file(inFile), present).posts[0]?.about;
  };

  it('keep their day', () => {
    expect(aboutAfter(['a'], ['a'])).toEqual(about);
    expect(
      planImport(file(['a']), { ...file([]), viewerId: 'me', everyListId: [], everyPostId: [] })
        .evenings,
    ).toEqual([
      { _id: 'a', watchedOn: evening.watchedOn },
      { _id: 'post.mine', watchedOn: about.watchedOn },
    ]);
  });

  it('lose it if that evening is here already', () => {
    expect(aboutAfter(['a'], ['b'])).toEqual({ film: 'v', rating: 4 });
  });
});
