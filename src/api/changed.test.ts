import { changed } from './changed';
import type { ApiMeta } from './baseQuery';

const metaOf = (revision: number): ApiMeta => ({
  request: new Request('http://cinefolk.test/api/posts'),
  revision,
  rebase: {
    post: (post) => post,
    user: (user) => user,
    bookmarks: (ids) => ids,
    suggestions: (people) => people,
  },
  learnPost: () => undefined,
});

it('adds the revision that first holds a change to its answer', () => {
  expect(changed({ post: 'a post' }, metaOf(7))).toEqual({ post: 'a post', revision: 7 });
});

it('takes an answer that tells no revision for the oldest', () => {
  expect(changed({ post: 'a post' }, undefined)).toEqual({ post: 'a post', revision: 0 });
});
