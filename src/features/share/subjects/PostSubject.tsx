import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { isBlank } from '../../../domain/blank';
import type { Post } from '../../../domain/entities';
import { filmName } from '../../../lib/films';
import { formatDate } from '../../../lib/formatDate';
import { selectPost } from '../../posts/changes/selectPost';
import { marksOf } from '../../posts/spoilers';
import { PictureWaiting } from '../PictureWaiting';
import { ticketPicture } from '../pictures/ticketPicture';
import { useDrawnPerson } from '../useDrawnPerson';
import { useEmbedded } from '../useEmbedded';

function PostPicture({ post }: { post: Post }) {
  const author = useDrawnPerson(post.author);
  const photo = useEmbedded(post.film || post.list ? '' : (post.pictures[0]?.src ?? ''));
  const picture = useMemo(() => {
    if (!author || photo === undefined) return null;
    const { _id: postId, film, list, rating, watchedOn, createdAt, content } = post;
    const words = isBlank(content) ? '' : content;
    const [mark] = marksOf(post);
    const day = formatDate(watchedOn ?? createdAt);
    const spoils = mark ? filmName(mark.film) : null;
    return ticketPicture({ postId, author, film, list, rating, day, words, photo, spoils });
  }, [post, author, photo]);
  return <PictureWaiting picture={picture} />;
}

/** A post as a picture. */
export function PostSubject({ postId }: { postId: string }) {
  const post = useAppSelector((state) => selectPost(state, postId));
  return post && <PostPicture post={post} />;
}
