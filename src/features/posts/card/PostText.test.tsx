import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderPart } from '../../../testing/renderPart';
import { PostText } from './PostText';

const TEXT = 'The last reel was upside down.';

/** A post's text, beside a way back. */
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <PostText
        isFolded={false}
        marked={[]}
        mentions={[]}
        onUnfold={() => undefined}
        postId="post-1"
      >
        {TEXT}
      </PostText>
    </>
  );
}

it('a click on it opens the post, and another one there adds no step for Back', async () => {
  const { user } = await renderPart(<Page />, { path: '/explore' });
  await user.click(screen.getByText(TEXT));
  await user.click(screen.getByText(TEXT));
  expect(screen.getByText('/singlePost/post-1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('/explore')).toBeInTheDocument();
});
