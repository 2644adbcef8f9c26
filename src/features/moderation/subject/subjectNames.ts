import type { Subject, SubjectKind } from '../../../domain/moderation';
import { filmName } from '../../../lib/films';
import { paths } from '../../../lib/paths';
import { fullName } from '../../../lib/people';

/** What each kind is called above a report. */
export const KIND_NAMES: Record<SubjectKind, string> = {
  post: 'Post',
  film: 'Film',
  user: 'Person',
  list: 'List',
};

const GONE: Record<SubjectKind, string> = {
  post: 'a deleted post',
  film: 'a film that is gone',
  user: 'a deleted account',
  list: 'a deleted list',
};

/** What a subject is called inside a sentence, such as "a post by Kai Lindqvist". */
export const nameOf = (subject: Subject): string => {
  switch (subject.kind) {
    case 'post':
      return subject.post ? `a post by ${fullName(subject.post.author)}` : GONE.post;
    case 'film':
      if (!subject.film) return GONE.film;
      return [...(subject.was ? [filmName(subject.was)] : []), filmName(subject.film)].join(
        ', now ',
      );
    case 'user':
      return subject.user ? fullName(subject.user) : GONE.user;
    case 'list':
      return subject.list ? `the list ${subject.list.title}` : GONE.list;
  }
};

/** Where a subject is; null if it is gone. */
export const pathOf = (subject: Subject): string | null => {
  switch (subject.kind) {
    case 'post':
      return subject.post && paths.post(subject.id);
    case 'film':
      return subject.film && paths.film(subject.film._id);
    case 'user':
      return subject.user && paths.profile(subject.user.username);
    case 'list':
      return subject.list && paths.list(subject.id);
  }
};

/** Whose it is, if it is not a person; null if that is not known. */
export const authorOf = (subject: Subject): { id: string; name: string } | null => {
  const author =
    subject.kind === 'post'
      ? subject.post?.author
      : subject.kind === 'list'
        ? subject.list?.owner
        : subject.kind === 'film'
          ? subject.addedBy
          : undefined;
  return author ? { id: author._id, name: fullName(author) } : null;
};
