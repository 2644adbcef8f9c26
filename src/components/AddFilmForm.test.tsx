import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { setupUser } from '../testing/setupUser';
import { AddFilmForm } from './AddFilmForm';

// jsdom has no layout to scroll.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

const openForm = () => {
  const onAdd = jest.fn(() => Promise.resolve({ film: null, problem: 'Refused.' }));
  const onCancel = jest.fn();
  function Form() {
    const [texts, setTexts] = useState({ title: '東京物語', year: '', director: '' });
    return (
      <AddFilmForm
        onAdd={onAdd}
        onCancel={onCancel}
        onChange={setTexts}
        onChoose={jest.fn()}
        texts={texts}
      />
    );
  }
  render(<Form />);
  return { user: setupUser(), onAdd, onCancel };
};

it('leaves Enter and Escape to an input method that is composing', async () => {
  const { user, onAdd, onCancel } = openForm();
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '1953');
  const director = screen.getByRole('textbox', { name: 'Director' });
  await user.type(director, 'おづ');
  fireEvent.keyDown(director, { key: 'Enter', isComposing: true });
  // Safari ends the composition before it sends the key.
  fireEvent.keyDown(director, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(director, { key: 'Escape', isComposing: true });
  expect(onAdd).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  await user.type(director, '{Enter}');
  expect(onAdd).toHaveBeenCalledWith({ title: '東京物語', year: 1953, directors: ['おづ'] });
});
