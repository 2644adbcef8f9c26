import { act, render, screen } from '@testing-library/react';
import { PersonAvatar } from './PersonAvatar';

const picture = () => screen.queryByRole('presentation');

it('falls back to initials when the picture fails, and tries again with another picture', () => {
  const probe = new Image();
  // jsdom fetches no images, so the test fires the image's event.
  jest.spyOn(window, 'Image').mockReturnValue(probe);
  const { rerender } = render(<PersonAvatar name="Mina Okafor" src="/gone.webp" />);
  expect(picture()).toBeInTheDocument();
  act(() => void probe.dispatchEvent(new Event('error')));
  expect(screen.getByText('MO')).toBeInTheDocument();

  rerender(<PersonAvatar name="Mina Okafor" src="/new.webp" />);
  expect(picture()).toHaveAttribute('src', '/new.webp');
});

it('shows initials if there is no picture', () => {
  render(<PersonAvatar name="Mina Okafor" src="" />);
  expect(picture()).toBeNull();
  expect(screen.getByText('MO')).toBeInTheDocument();
});
