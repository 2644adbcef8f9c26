import { fireEvent, render, screen } from '@testing-library/react';
import { Photo } from './Photo';

it('says that a photo could not be shown, and tries again with another', () => {
  const { rerender } = render(<Photo alt="A drive-in" src="/gone.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'A drive-in' }));
  expect(screen.getByText('This photo could not be shown')).toBeInTheDocument();

  rerender(<Photo alt="A drive-in" src="/there.webp" />);
  expect(screen.getByRole('img', { name: 'A drive-in' })).toHaveAttribute('src', '/there.webp');
});
