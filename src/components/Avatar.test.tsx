import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

const picture = () => screen.queryByRole('presentation');

it('stands in with initials when the picture fails, and tries again with another picture', () => {
  const { rerender } = render(<Avatar name="Mina Okafor" src="/gone.webp" />);
  const image = picture();
  expect(image).toBeInTheDocument();
  if (image) fireEvent.error(image);
  expect(screen.getByText('MO')).toBeInTheDocument();

  rerender(<Avatar name="Mina Okafor" src="/new.webp" />);
  expect(picture()).toHaveAttribute('src', '/new.webp');
});

it('shows initials where there is no picture', () => {
  render(<Avatar name="Mina Okafor" src="" />);
  expect(picture()).toBeNull();
  expect(screen.getByText('MO')).toBeInTheDocument();
});
