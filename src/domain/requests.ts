import * as v from 'valibot';
import { FavouritesSchema, POST_FILM_ENTRIES } from './filmFields';
import { LIMITS } from './limits';
import { AltSchema, avatarSchema, photoSchema, picturesSchema } from './pictures';
import { PROFILE_FIELDS, PROFILE_TEXTS } from './profile';
import { IdSchema, jsonObject, textSchema } from './schemas';
import { TagsSchema } from './tags';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

const websiteSchema = (called: string, limit: number): v.GenericSchema<string> =>
  v.pipe(
    textSchema(called, limit),
    v.check(
      (website) => website === '' || isWebAddress(website),
      `${called} must be an address that begins with http:// or https://.`,
    ),
  );

const profileEntries = (origin: string) => {
  const entries = v.entriesFromList(PROFILE_FIELDS, v.exactOptional(avatarSchema(origin)));
  for (const { field, limit, called } of PROFILE_TEXTS)
    entries[field] = v.exactOptional(
      field === 'website' ? websiteSchema(called, limit) : textSchema(called, limit),
    );
  return entries;
};

/** Body of `POST /api/users/edit`; an omitted field stays as it is. `origin` is the request's own, here and below. */
export const editUserSchema = (origin: string) =>
  jsonObject('The body', {
    userData: jsonObject('userData', {
      ...profileEntries(origin),
      favourites: v.exactOptional(FavouritesSchema),
      /** Can be sent along, but must not differ. */
      username: v.exactOptional(v.unknown()),
    }),
  });
export type EditUserRequest = v.InferOutput<ReturnType<typeof editUserSchema>>;

const ContentSchema = textSchema('A post', LIMITS.postText);

/** The list that a post is about; null takes it away. */
const ListIdSchema = v.exactOptional(v.nullable(v.string('listId must be the id of a list.')));

/** Body of `POST /api/posts`. */
export const createPostSchema = (origin: string) =>
  jsonObject('The body', {
    postData: jsonObject('postData', {
      _id: IdSchema,
      content: v.optional(ContentSchema, ''),
      /** All pictures; overrides `photos` and `alt`. */
      pictures: v.exactOptional(picturesSchema(origin)),
      /** A single picture, if `pictures` is omitted. */
      photos: v.exactOptional(photoSchema(origin)),
      /** Describes the photo; dropped without one. */
      alt: v.exactOptional(AltSchema),
      /** The post that it answers, which never changes. */
      replyTo: v.exactOptional(v.string('replyTo must be the id of a post.')),
      /** The author's diary entry whose place the post takes. */
      entryId: v.exactOptional(v.string('entryId must be the id of a diary entry.')),
      listId: ListIdSchema,
      ...POST_FILM_ENTRIES,
      /** Of a post about a film. An empty list removes them. */
      tags: v.exactOptional(TagsSchema),
    }),
  });
export type NewPost = v.InferOutput<ReturnType<typeof createPostSchema>>['postData'];

/** As this app sends it. */
export interface CreatePostRequest {
  postData: NewPost & { _id: string };
}

/** Body of `POST /api/posts/edit/{postId}`; an omitted field stays as it is. */
export const editPostSchema = (origin: string) =>
  jsonObject('The body', {
    postData: jsonObject('postData', {
      content: v.exactOptional(ContentSchema),
      /** All pictures in their new order; overrides `photos` and `alt`. */
      pictures: v.exactOptional(picturesSchema(origin)),
      /** Another photo, or none, replaces all pictures. */
      photos: v.exactOptional(photoSchema(origin)),
      /** Describes the first picture. An empty text removes the description, and so does another photo, or none. */
      alt: v.exactOptional(AltSchema),
      listId: ListIdSchema,
      ...POST_FILM_ENTRIES,
      /** Of a post about a film. An empty list removes them. */
      tags: v.exactOptional(TagsSchema),
    }),
  });
export type EditPostRequest = v.InferOutput<ReturnType<typeof editPostSchema>>;
export type PostEdit = EditPostRequest['postData'];
