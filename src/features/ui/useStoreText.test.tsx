import { useRef } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAppDispatch } from '../../app/hooks';
import { renderPart } from '../../testing/renderPart';
import { draftChanged, selectDraft } from '../posts/postsSlice';
import { useStoreText } from './useStoreText';

function Box() {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLTextAreaElement>(null);
  const onChange = useStoreText(
    box,
    (state) => selectDraft(state).content,
    (content) => dispatch(draftChanged({ content })),
  );
  return <textarea onChange={onChange} ref={box} />;
}

const box = () => screen.getByRole('textbox');

it('shows what the store holds when it is drawn', async () => {
  await renderPart(<Box />, {
    arrange: ({ store }) => store.dispatch(draftChanged({ content: 'Playtime' })),
  });
  expect(box()).toHaveValue('Playtime');
});

it('has told the store a letter before anything else happens', async () => {
  const { store } = await renderPart(<Box />);
  for (const value of ['R', 'Ra', 'Ran']) {
    fireEvent.change(box(), { target: { value } });
    expect(selectDraft(store.getState()).content).toBe(value);
  }
});

it('shows what else becomes of the text, and goes on from there', async () => {
  const { store, user } = await renderPart(<Box />);
  await user.type(box(), 'Ran');
  act(() => void store.dispatch(draftChanged({ content: '' })));
  expect(box()).toHaveValue('');
  await user.type(box(), 'Ikiru');
  expect(selectDraft(store.getState()).content).toBe('Ikiru');
});
