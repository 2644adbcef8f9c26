import { fireEvent, render, screen } from '@testing-library/react';
import { setupUser } from '../testing/setupUser';
import { AddFilmForm } from './AddFilmForm';

const openForm = () => {
  const onAdd = jest.fn(() => Promise.resolve({ film: null, problem: 'Refused.' }));
  const onCancel = jest.fn();
  render(<AddFilmForm onAdd={onAdd} onCancel={onCancel} onChoose={jest.fn()} title="東京物語" />);
  return { user: setupUser(), onAdd, onCancel };
};

it('leaves Enter and Escape to an input method that is composing', async () => {
  const { user, onAdd, onCancel } = openForm();
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '1953');
  const director = screen.getByRole('textbox', { name: 'Director' });
  await user.type(director, 'おづ');
  fireEvent.keyDown(director, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(director, { key: 'Escape', isComposing: true });
  expect(onAdd).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  await user.type(director, '{Enter}');
  expect(onAdd).toHaveBeenCalledWith({ title: '東京物語', year: 1953, directors: ['おづ'] });
});
