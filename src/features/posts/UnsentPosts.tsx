import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../components/Button';
import { colour, radius, space, text } from '../../theme/tokens';
import { postDiscarded, postRetried, selectOutbox } from './postsSlice';

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  margin: space(4),
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderLeft: `4px solid ${colour.danger}`,
  borderRadius: radius.medium,
  background: colour.surface,
});

const Quote = styled('blockquote')({
  margin: 0,
  color: colour.inkSoft,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

const Choices = styled('div')({ display: 'flex', gap: space(2) });

/** Posts that could not be published, with everything in them, to be tried again. */
export function UnsentPosts() {
  const dispatch = useAppDispatch();
  const failed = useAppSelector(selectOutbox).filter(({ status }) => status === 'failed');
  return failed.map(({ _id, content, photos, problem }) => (
    <Root key={_id} role="alert">
      <p>Your post is not published yet. {problem}</p>
      <Quote dir="auto">{content || (photos === null ? '' : 'A photo without words.')}</Quote>
      <Choices>
        <Button compact onClick={() => dispatch(postRetried(_id))}>
          Retry
        </Button>
        <Button compact look="quiet" onClick={() => dispatch(postDiscarded(_id))}>
          Discard
        </Button>
      </Choices>
    </Root>
  ));
}
