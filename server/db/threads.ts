import { questionsOf, type Statement } from './statements';

/** All posts and replies. */
export const POSTS = `(select _id, null as "replyToId", value from posts
  union all select _id, "replyToId", value from replies)`;

/**
 * The posts above replies, the nearest first. A question is a reply's id, the id of what it answers, and how many posts
 * are wanted.
 */
export const ABOVE: Statement = {
  name: 'above',
  text: `with recursive up(i, id, next, value, depth, most) as (
      select q.i::int, k0 collate "C", k1 collate "C", null::json, 0, k2
        from ${questionsOf(['text', 'text', 'double precision'])}
      union all
      select up.i, t._id, t."replyToId", t.value, depth + 1, most
        from up join ${POSTS} t on t._id = up.next where depth < most
    ) cycle id set "isRepeated" using path
    select i, value from up where depth > 0 and not "isRepeated" order by i, depth`,
};
