import type { ExportedPost, OwnData } from '../features/transfer/ownData/dataFile';

/** An exported post with defaults; a test passes only the fields that matter to it. */
export const exportedPost = (_id: string, fields: Partial<ExportedPost> = {}): ExportedPost => ({
  _id,
  content: 'The last reel was upside down.',
  pictures: [],
  createdAt: '2026-03-01T20:00:00Z',
  ...fields,
});

/** The film data of a version 1 file. */
export const NO_FILMS = {
  films: [],
  diary: [],
  watched: [],
  watchlist: [],
  loved: [],
  favourites: [],
};

export const someData = (fields: Partial<OwnData> = {}): OwnData => ({
  profile: { username: 'ana', firstName: 'Ana', lastName: 'Lys', bio: '', website: '', avatar: '' },
  posts: [exportedPost('mine')],
  likes: ['liked'],
  bookmarks: ['newest', 'oldest'],
  follows: ['ruth'],
  ...NO_FILMS,
  lists: [],
  likedLists: [],
  ...fields,
});
