import { questionsOf, type Statement } from './statements';

/** All posts and replies. */
export const POSTS = `(select _id, null as "replyToId", value from posts
  union all select _id, "replyToId", value from replies)`;

/** Of a post, without what it says, which may be long. */
const HEAD = `json_strip_nulls(json_build_object(${['_id', 'authorId', 'filmId', 'spoilers']
  .map((field) => `'${field}', t.value -> '${field}'`)
  .join(', ')}))`;

/**
 * The posts from one upwards, the nearest first. A question is its id, and how many posts are wanted: the same for all
 * replies to it.
 */
export const ABOVE: Statement = {
  name: 'above',
  text: `with recursive up(i, id, next, value, depth, most) as (
      select q.i::int, null::text collate "C", k0 collate "C", null::json, 0, k1
        from ${questionsOf(['text', 'double precision'])}
      union all
      select up.i, t._id, t."replyToId", ${HEAD}, depth + 1, most
        from up join ${POSTS} t on t._id = up.next where depth < most
    ) cycle id set "isRepeated" using path
    select i, value from up where depth > 0 and not "isRepeated" order by i, depth`,
};
