import styled from '@emotion/styled';
import type { Picture } from '../../../domain/postPictures';
import { photoShape } from '../../../lib/photos/photoShape';
import { space } from '../../../theme/tokens';
import { PostPhoto } from './PostPhoto';

const Root = styled('div')({
  // Photos take the whole width of the column, up to its edges.
  margin: `${space(1)} ${space(-4)} 0`,
});

/** Two photos side by side; three as one beside two; four as a 2 × 2 grid. */
const Grid = styled(Root)({
  display: 'grid',
  gridTemplate: 'repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  gap: '2px',
  aspectRatio: '3 / 2',
  // The only two, and the first of three.
  '& > :first-of-type:nth-last-of-type(2), & > :nth-of-type(2):last-of-type, & > :first-of-type:nth-last-of-type(3)':
    { gridRow: 'span 2' },
});

interface PostPhotosProps {
  postId: string;
  pictures: readonly Picture[];
  /** The author's full name, for the photos' names. */
  author: string;
  eager: boolean;
}

/** A post's photos: a single one in its own aspect ratio, several in a grid. */
export function PostPhotos({ postId, pictures, author, eager }: PostPhotosProps) {
  const [first, ...others] = pictures;
  if (!first) return null;
  if (others.length === 0)
    return (
      <Root data-photos>
        <PostPhoto
          eager={eager}
          index={0}
          name={first.alt ?? `Photo by ${author}`}
          picture={first}
          postId={postId}
          shape={photoShape(first)}
          title="View photo"
        />
      </Root>
    );
  return (
    <Grid data-photos>
      {pictures.map((picture, index) => {
        const which = `${index + 1} of ${pictures.length}`;
        return (
          <PostPhoto
            eager={eager}
            index={index}
            // Not by its address, which changes once it is stored: the element shows what it has until the rest is here.
            key={index}
            name={picture.alt ?? `Photo by ${author} (${which})`}
            picture={picture}
            postId={postId}
            shape="fill"
            title={`View photo ${which}`}
          />
        );
      })}
    </Grid>
  );
}
