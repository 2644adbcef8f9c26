import { useEffect, useRef, useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAppDispatch } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { loggedOut } from '../auth/authSlice';
import { searchTyped, selectSearchText } from '../users/usersSlice';
import { renderPart } from '../../testing/renderPart';
import { draftChanged, draftsRestored, selectDraft, selectSetAside } from '../posts/postsSlice';
import { tellTyped } from '../../lib/typedText';
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

function SearchText() {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLInputElement>(null);
  const onChange = useStoreText(box, selectSearchText, (text) => dispatch(searchTyped(text)));
  return <input onChange={onChange} ref={box} />;
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

/** A draft of which one letter stands there. */
const begin = ({ store }: { store: AppStore }) =>
  void store.dispatch(draftChanged({ content: 'R' }));

it('shows what the store holds when it is drawn', async () => {
  await renderPart(<Box />, {
    arrange: ({ store }) => store.dispatch(draftChanged({ content: 'Playtime' })),
  });
  expect(box()).toHaveValue('Playtime');
});

it('tells the store of first words at once, and of their end', async () => {
  const { store } = await renderPart(<Box />);
  for (const value of ['Ran', '']) {
    fireEvent.change(box(), { target: { value } });
    expect(selectDraft(store.getState()).content).toBe(value);
  }
});

it('tells the store of a letter, and not in the letter’s own task', async () => {
  const { store } = await renderPart(<Box />, { arrange: begin });
  fireEvent.change(box(), { target: { value: 'Ran' } });
  expect(selectDraft(store.getState()).content).toBe('R');
  await waitFor(() => expect(selectDraft(store.getState()).content).toBe('Ran'));
});

it('has told the store a letter before anything else happens there', async () => {
  const { store } = await renderPart(<Box />, { arrange: begin });
  for (const value of ['Ra', 'Ran', 'Rang']) {
    fireEvent.change(box(), { target: { value } });
    store.dispatch(tellTyped);
    expect(selectDraft(store.getState()).content).toBe(value);
  }
});

it('keeps a letter beside a draft that is found in the same moment', async () => {
  const { store } = await renderPart(<Box />, { arrange: begin });
  fireEvent.change(box(), { target: { value: 'Ra' } });
  const found = { _id: '1', content: 'Half a sentence', photos: null };
  act(() => {
    store.dispatch(draftsRestored({ setAside: [found], editDrafts: {}, outbox: [] }));
  });
  expect(box()).toHaveValue('Ra');
  expect(selectDraft(store.getState()).content).toBe('Ra');
  expect(selectSetAside(store.getState())).toEqual([found]);
});

it('tells of many letters at once where they come faster', async () => {
  const { store } = await renderPart(<Box />, { arrange: begin });
  const contents = new Set<string>();
  store.subscribe(() => contents.add(selectDraft(store.getState()).content));
  for (const value of ['Ra', 'Ran', 'Rang']) fireEvent.change(box(), { target: { value } });
  await waitFor(() => expect(selectDraft(store.getState()).content).toBe('Rang'));
  expect([...contents]).toEqual(['Rang']);
});

it('keeps letters of two boxes apart', async () => {
  const { store } = await renderPart(
    <>
      <Box />
      <SearchText />
    </>,
    {
      arrange: ({ store: arranged }) => {
        begin({ store: arranged });
        arranged.dispatch(searchTyped('r'));
      },
    },
  );
  const [first, second] = screen.getAllByRole('textbox');
  if (!first || !second) throw new Error('Not both are there.');
  fireEvent.change(first, { target: { value: 'Ran' } });
  fireEvent.change(second, { target: { value: 'ruth' } });
  expect(first).toHaveValue('Ran');
  expect(second).toHaveValue('ruth');
  await waitFor(() => expect(selectSearchText(store.getState())).toBe('ruth'));
  expect(selectDraft(store.getState()).content).toBe('Ran');
});

it.each([
  ['the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
  ['the session ends', (store: AppStore) => void store.dispatch(loggedOut())],
])('keeps a letter that is on its way when %s', async (_when, end) => {
  const { store, pageStorage } = await renderPart(<Box />, { arrange: begin });
  fireEvent.change(box(), { target: { value: 'Ran' } });
  const write = jest.spyOn(pageStorage, 'writeAll');
  act(() => end(store));
  const kept = () => write.mock.calls.flatMap(([entries]) => [...entries.values()]);
  // Sooner than a pause in the typing would have it kept.
  await waitFor(() => expect(JSON.stringify(kept())).toContain('"Ran"'), { timeout: 300 });
});

it('leaves a letter alone that is on its way while its parts are rendered', async () => {
  const { store, user } = await renderPart(<ChangingBox />, { arrange: begin });
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
  await waitFor(() => expect(selectDraft(store.getState()).content).toBe('Ikiru'));
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
