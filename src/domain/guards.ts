import type { Liker, Likes, Post, User, UserSummary } from './entities';
import { PROFILE_FIELDS } from './profile';

type Shape = Record<string, unknown>;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

const hasTexts = (value: Shape, keys: readonly string[]): boolean =>
  keys.every((key) => typeof value[key] === 'string');

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number => typeof value === 'number';

export const isTextOrNothing = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);

const isLiker = (value: unknown): value is Liker =>
  isShape(value) && hasTexts(value, ['_id', 'firstName', 'lastName', 'username']);

export const isUserSummary = (value: unknown): value is UserSummary =>
  isLiker(value) && 'avatar' in value && isText(value.avatar);

export const isUser = (value: unknown): value is User =>
  isShape(value) &&
  isUserSummary(value) &&
  hasTexts(value, [...PROFILE_FIELDS, 'createdAt', 'updatedAt']) &&
  isListOf(value['bookmarks'], isText) &&
  isListOf(value['followers'], isUserSummary) &&
  isListOf(value['following'], isUserSummary);

const isLikes = (value: unknown): value is Likes =>
  isShape(value) &&
  isNumber(value['likeCount']) &&
  isListOf(value['likedBy'], isLiker) &&
  isListOf(value['dislikedBy'], isLiker);

export const isPost = (value: unknown): value is Post =>
  isShape(value) &&
  hasTexts(value, ['_id', 'content', 'username', 'createdAt', 'updatedAt']) &&
  (value['photos'] === null || isText(value['photos'])) &&
  isTextOrNothing(value['alt']) &&
  isTextOrNothing(value['editedAt']) &&
  isUserSummary(value['author']) &&
  isLikes(value['likes']);

/** A guard for a record that holds at least the fields named, each passing its own guard. */
export const isRecordOf =
  <T extends object>(fields: { [K in keyof T]: (value: unknown) => value is T[K] }) =>
  (value: unknown): value is T =>
    isShape(value) &&
    Object.entries<(value: unknown) => boolean>(fields).every(([key, isField]) =>
      isField(value[key]),
    );

/** A guard for a list whose every item passes. */
export const listOf =
  <T>(isItem: (item: unknown) => item is T) =>
  (value: unknown): value is T[] =>
    isListOf(value, isItem);

export const isTextOrNull = (value: unknown): value is string | null =>
  value === null || isText(value);
