import { useEffect, useRef, useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAppDispatch } from '../../app/hooks';
import { renderPart } from '../../testing/renderPart';
import { draftChanged, draftsRestored, selectDraft, selectSetAside } from '../posts/postsSlice';
import { useStoreText } from './useStoreText';

let renders = 0;

/** Shows the draft, or where that is empty another text. */
function Box({ otherwise = '' }) {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLTextAreaElement>(null);
  const onChange = useStoreText(
    box,
    (state) => selectDraft(state).content || otherwise,
    (content) => dispatch(draftChanged({ content })),
  );
  useEffect(() => {
    renders += 1;
  });
  return <textarea onChange={onChange} ref={box} />;
}

/** A box over a text that its parent changes, as a post that another tab edited. */
function ChangingBox() {
  const [text, setText] = useState('Before');
  return (
    <>
      <Box otherwise={text} />
      <button onClick={() => setText('After')} type="button" />
    </>
  );
}

const box = () => screen.getByRole('textbox');

it('shows what the store holds when it is drawn', async () => {
  await renderPart(<Box />, {
    arrange: ({ store }) => store.dispatch(draftChanged({ content: 'Playtime' })),
  });
  expect(box()).toHaveValue('Playtime');
});

it('tells the store of letters once they are painted', async () => {
  const { store } = await renderPart(<Box />);
  fireEvent.change(box(), { target: { value: 'Ran' } });
  await waitFor(() => expect(selectDraft(store.getState()).content).toBe('Ran'));
});

it('has told the store a letter before anything else happens there', async () => {
  const { store } = await renderPart(<Box />);
  for (const value of ['R', 'Ra', 'Ran']) {
    fireEvent.change(box(), { target: { value } });
    const seen = store.dispatch((_dispatch, getState) => selectDraft(getState()).content);
    expect(seen).toBe(value);
  }
});

it('keeps a letter beside a draft that is found in the same moment', async () => {
  const { store } = await renderPart(<Box />);
  fireEvent.change(box(), { target: { value: 'R' } });
  const found = { _id: '1', content: 'Half a sentence', photos: null };
  act(() => {
    store.dispatch(draftsRestored({ setAside: [found], editDrafts: {}, outbox: [] }));
  });
  expect(box()).toHaveValue('R');
  expect(selectDraft(store.getState()).content).toBe('R');
  expect(selectSetAside(store.getState())).toEqual([found]);
});

it('keeps a letter that is on its way when the page is left', async () => {
  const { keeper } = await renderPart(<Box />);
  fireEvent.change(box(), { target: { value: 'Ran' } });
  const write = jest.spyOn(keeper, 'writeAll');
  window.dispatchEvent(new Event('pagehide'));
  const kept = () => write.mock.calls.flatMap(([entries]) => [...entries.values()]);
  // Sooner than a pause in the typing would have it kept.
  await waitFor(() => expect(JSON.stringify(kept())).toContain('"Ran"'), { timeout: 300 });
});

it('leaves a letter alone that is on its way while its parts are rendered', async () => {
  const { store, user } = await renderPart(<ChangingBox />);
  fireEvent.change(box(), { target: { value: 'Ran' } });
  await user.click(screen.getByRole('button'));
  expect(box()).toHaveValue('Ran');
  await waitFor(() => expect(selectDraft(store.getState()).content).toBe('Ran'));
  expect(box()).toHaveValue('Ran');
});

it('shows what else becomes of the text, and goes on from there', async () => {
  const { store, user } = await renderPart(<Box />);
  await user.type(box(), 'Ran');
  act(() => void store.dispatch(draftChanged({ content: '' })));
  expect(box()).toHaveValue('');
  await user.type(box(), 'Ikiru');
  expect(selectDraft(store.getState()).content).toBe('Ikiru');
});

it('shows another text that its parent asks for', async () => {
  const { user } = await renderPart(<ChangingBox />);
  expect(box()).toHaveValue('Before');
  await user.click(screen.getByRole('button'));
  expect(box()).toHaveValue('After');
});

it('renders nothing for a letter', async () => {
  const { user } = await renderPart(<Box />);
  const before = renders;
  await user.type(box(), 'Ran');
  expect(box()).toHaveValue('Ran');
  expect(renders).toBe(before);
});
