import { HEADERS } from '../domain/limits';
import { REFUSALS, type RefusalName } from '../domain/errors';
import type { Post, User } from '../domain/entities';
import { aPost } from './builders';
import { FakePeople } from './fakePeople';

type Handler = (id: string, body: unknown) => Response;

const part = (body: unknown, name: string): object => {
  const value: unknown = Reflect.get(Object(body), name);
  return typeof value === 'object' && value !== null ? value : {};
};
const contentOf = (body: unknown) => String(Reflect.get(part(body, 'postData'), 'content'));
const idOf = (body: unknown) => String(Reflect.get(part(body, 'postData'), '_id'));

/**
 * A fake server with the rules of posts, bookmarks, following and profiles for a single user, simple enough to be
 * obviously right and to answer thousands of calls per second.
 */
export class FakeServer {
  posts: Post[];
  bookmarks: string[] = [];
  readonly people: FakePeople;
  private revision = 1;
  private created = 0;
  private readonly deleted = new Map<string, Post>();

  constructor(
    private readonly viewer: User,
    /** The newest first. */
    postIds: string[],
    /** The users whom the viewer may follow. */
    others: User[] = [],
  ) {
    this.people = new FakePeople(viewer._id, [viewer, ...others]);
    this.posts = postIds.map((_id, index) =>
      aPost({
        _id,
        author: viewer,
        username: viewer.username,
        createdAt: `2026-03-${String(28 - index)}T20:00:00Z`,
      }),
    );
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api', '') + search;
    const body: unknown =
      request.method === 'POST' ? JSON.parse((await request.text()) || '{}') : {};
    for (const [pattern, handle] of this.routes) {
      const match = pattern.exec(`${request.method} ${path}`);
      if (match) return handle(match[1] ?? '', body);
    }
    return this.refuse('unknownPath');
  }

  private readonly routes: [RegExp, Handler][] = [
    [/^GET \/posts\?/, () => this.respond({ posts: this.posts, nextCursor: null })],
    [/^GET \/posts\/(.+)$/, (id) => this.withPost(id, (post) => this.respond({ post }))],
    [/^GET \/users\?username=(.+)$/, (name) => this.respond({ users: [this.people.named(name)] })],
    [/^GET \/users\/bookmark$/, () => this.respond({ bookmarks: this.bookmarks })],
    [/^POST \/posts$/, (_id, body) => this.create(idOf(body), contentOf(body))],
    [/^POST \/posts\/like\/(.+)$/, (id) => this.withPost(id, (post) => this.like(post))],
    [/^POST \/posts\/dislike\/(.+)$/, (id) => this.withPost(id, (post) => this.dislike(post))],
    [
      /^POST \/posts\/edit\/(.+)$/,
      (id, body) =>
        this.withPost(id, (post) => this.replacePost({ ...post, content: contentOf(body) })),
    ],
    [/^POST \/posts\/restore\/(.+)$/, (id) => this.restore(id)],
    [/^DELETE \/posts\/(.+)$/, (id) => this.withPost(id, (post) => this.remove(post))],
    [/^POST \/users\/edit$/, (_id, body) => this.edit(part(body, 'userData'))],
    [/^POST \/users\/follow\/(.+)$/, (id) => this.follow(id, true)],
    [/^POST \/users\/unfollow\/(.+)$/, (id) => this.follow(id, false)],
    [/^POST \/users\/bookmark\/(.+)$/, (id) => this.withPost(id, () => this.bookmark(id))],
    [/^POST \/users\/remove-bookmark\/(.+)$/, (id) => this.withPost(id, () => this.unbookmark(id))],
  ];

  private respond(body: unknown): Response {
    return Response.json(body, { headers: { [HEADERS.revision]: String(this.revision) } });
  }

  private refuse(name: RefusalName): Response {
    const [status, message] = REFUSALS[name];
    const headers = { [HEADERS.revision]: String(this.revision) };
    return Response.json({ errors: [message] }, { status, headers });
  }

  private withPost(id: string, handle: (post: Post) => Response): Response {
    const post = this.posts.find(({ _id }) => _id === id);
    return post ? handle(post) : this.refuse('postNotFound');
  }

  private replacePost(post: Post): Response {
    this.revision += 1;
    this.posts = this.posts.map((other) => (other._id === post._id ? post : other));
    return this.respond({ post });
  }

  private create(_id: string, content: string): Response {
    if (!this.posts.some((post) => post._id === _id)) {
      const author = this.people.person(this.viewer._id);
      const createdAt = `2026-04-01T20:00:${String((this.created += 1)).padStart(2, '0')}Z`;
      const post = aPost({ _id, content, author, username: author.username, createdAt });
      this.posts = [post, ...this.posts];
      this.revision += 1;
    }
    return this.withPost(_id, (post) => this.respond({ post }));
  }

  private like(post: Post): Response {
    const { likeCount, likedBy } = post.likes;
    if (likedBy.length > 0) return this.refuse('alreadyLiked');
    const { _id, firstName, lastName, username } = this.viewer;
    const liker = { _id, firstName, lastName, username };
    const likes = { likeCount: likeCount + 1, likedBy: [liker], dislikedBy: [] };
    return this.replacePost({ ...post, likes });
  }

  private dislike(post: Post): Response {
    const { likeCount, likedBy, dislikedBy } = post.likes;
    if (likeCount === 0) return this.refuse('likeBelowZero');
    if (dislikedBy.length > 0) return this.refuse('alreadyDisliked');
    const likes = { likeCount: likeCount - 1, likedBy: [], dislikedBy: likedBy };
    return this.replacePost({ ...post, likes });
  }

  private remove(post: Post): Response {
    this.revision += 1;
    this.deleted.set(post._id, post);
    this.posts = this.posts.filter((other) => other !== post);
    return this.respond({});
  }

  private restore(id: string): Response {
    const existing = this.posts.find(({ _id }) => _id === id);
    if (existing) return this.respond({ post: existing });
    const post = this.deleted.get(id);
    if (!post) return this.refuse('restoreTooLate');
    this.deleted.delete(id);
    this.revision += 1;
    this.posts = [...this.posts, post].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return this.respond({ post });
  }

  private edit(fields: object): Response {
    this.revision += 1;
    const user = this.people.edit(fields);
    this.posts = this.posts.map((post) => ({ ...post, author: user }));
    for (const [id, post] of this.deleted) this.deleted.set(id, { ...post, author: user });
    return this.respond({ user });
  }

  private follow(id: string, following: boolean): Response {
    const refusal = this.people.follow(id, following);
    if (refusal) return this.refuse(refusal);
    this.revision += 1;
    const user = this.people.person(this.viewer._id);
    return this.respond({ user, followUser: this.people.person(id) });
  }

  private bookmark(id: string): Response {
    if (this.bookmarks.includes(id)) return this.refuse('alreadyBookmarked');
    this.revision += 1;
    return this.replaceBookmarks([id, ...this.bookmarks]);
  }

  private unbookmark(id: string): Response {
    if (!this.bookmarks.includes(id)) return this.refuse('notBookmarked');
    this.revision += 1;
    return this.replaceBookmarks(this.bookmarks.filter((other) => other !== id));
  }

  private replaceBookmarks(bookmarks: string[]): Response {
    this.bookmarks = bookmarks;
    this.people.edit({ bookmarks });
    return this.respond({ bookmarks });
  }
}
