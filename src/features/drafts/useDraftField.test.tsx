import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { renderPart } from '../../testing/renderPart';
import { composerDraft, draftTyped } from '../../testing/drafts';
import { places } from './draftRecord';
import { draftsRestored, postSubmitted, selectWaitingDrafts } from './draftsSlice';
import { useDraftField } from './useDraftField';

/** Shows the draft, or if it is empty, another text. */
function Field({ otherwise = '' }) {
  const dispatch = useAppDispatch();
  const field = useDraftField(
    (state) => composerDraft(state).content || otherwise,
    (content) => dispatch(draftTyped({ content })),
  );
  return <textarea {...field} />;
}

/** A field whose text the parent changes, as when another tab edits a post; it can be unmounted. */
function ChangingField() {
  const [text, setText] = useState('Before');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <Field otherwise={text} />}
      <button onClick={() => setText('After')} type="button">
        Change
      </button>
      <button onClick={() => setIsOpen(false)} type="button">
        Close
      </button>
    </>
  );
}

/** A form that submits the draft. */
function Form() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(composerDraft);
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(postSubmitted(draft));
      }}
    >
      <Field />
    </form>
  );
}

const box = () => screen.getByRole('textbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const contentOf = (store: AppStore) => composerDraft(store.getState()).content;

/** A draft of one letter. */
const begin = ({ store }: { store: AppStore }) => void store.dispatch(draftTyped({ content: 'R' }));

it('shows the store’s text, and a typed letter at once', async () => {
  await renderPart(<Field />, { arrange: begin });
  expect(box()).toHaveValue('R');
  type('Ra');
  expect(box()).toHaveValue('Ra');
});

it('dispatches at once when the text becomes blank or non-blank', async () => {
  const { store } = await renderPart(<Field />);
  for (const value of ['Ran', '']) {
    type(value);
    expect(contentOf(store)).toBe(value);
  }
});

it('dispatches many letters together, also while typing continues', async () => {
  const { store } = await renderPart(<Field />, { arrange: begin });
  const contents = new Set<string>();
  store.subscribe(() => contents.add(contentOf(store)));
  jest.useFakeTimers();
  for (const value of ['Ra', 'Ran', 'Rang', 'Range', 'Ranger']) {
    type(value);
    act(() => {
      jest.advanceTimersByTime(60);
    });
  }
  expect([...contents]).toEqual(['Range']);
  expect(box()).toHaveValue('Ranger');
  act(() => {
    jest.advanceTimersByTime(200);
  });
  jest.useRealTimers();
  expect([...contents]).toEqual(['Range', 'Ranger']);
});

it.each([
  ['the field is left', () => fireEvent.blur(box())],
  ['its form is sent', () => fireEvent.submit(screen.getByRole('form'))],
  ['the page goes', () => fireEvent(window, new Event('pagehide'))],
])('dispatches the typed text when %s', async (_when, end) => {
  const { store } = await renderPart(
    <form aria-label="Any" onSubmit={(event) => event.preventDefault()}>
      <Field />
    </form>,
    { arrange: begin },
  );
  type('Ran');
  expect(contentOf(store)).toBe('R');
  end();
  expect(contentOf(store)).toBe('Ran');
});

it('dispatches the typed text when the field is unmounted', async () => {
  const { store } = await renderPart(<ChangingField />);
  type('Before!');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(contentOf(store)).toBe('Before!');
});

it('does not restore a sent text', async () => {
  const { store } = await renderPart(<Form />, { arrange: begin });
  type('Ran');
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.blur(box());
  expect(box()).toHaveValue('');
  expect(contentOf(store)).toBe('');
});

it('persists letters typed while the page is closed', async () => {
  const { pageStorage } = await renderPart(<Field />, { arrange: begin });
  type('Ran');
  const write = jest.spyOn(pageStorage, 'writeAll');
  fireEvent(window, new Event('pagehide'));
  const persisted = () => write.mock.calls.flatMap(([entries]) => [...entries.values()]);
  // Sooner than the half second after which a draft is persisted anyway.
  await waitFor(() => expect(JSON.stringify(persisted())).toContain('"Ran"'), { timeout: 300 });
});

it('keeps a letter typed while a draft is being restored', async () => {
  const { store } = await renderPart(<Field />);
  type('R');
  type('Ra');
  const found = { content: 'Half a sentence', pictures: [] };
  act(() => {
    store.dispatch(draftsRestored([{ _id: '1', kind: 'post', place: places.post, draft: found }]));
  });
  expect(box()).toHaveValue('Ra');
  await waitFor(() => expect(contentOf(store)).toBe('Ra'));
  expect(selectWaitingDrafts(store.getState())).toMatchObject([{ draft: found }]);
});

it('is replaced by other changes of the text, and continues from there', async () => {
  const { store } = await renderPart(<Field />, { arrange: begin });
  type('Ran');
  act(() => void store.dispatch(draftTyped({ content: 'Ikiru' })));
  expect(box()).toHaveValue('Ikiru');
  type('Ikiru!');
  await waitFor(() => expect(contentOf(store)).toBe('Ikiru!'));
});

it('shows another text that its parent passes', async () => {
  await renderPart(<ChangingField />);
  expect(box()).toHaveValue('Before');
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(box()).toHaveValue('After');
});
