import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
} from '@testing-library/react';
import { Provider } from 'react-redux';
import { PastContext } from '../../components/PastContext';
import { setupUser } from '../../testing/setupUser';
import { aPerson } from '../../testing/builders';
import { makeTestStore } from '../../testing/makeTestStore';
import { postToasts } from '../posts/postToasts';
import { userToasts } from '../users/userToasts';
import { toasts, type ToastContent } from './toast';
import { Toasts } from './Toasts';
import { toastQueued, selectToasts } from './uiSlice';

const UNDO = { type: 'undone' };

const renderToasts = async () => {
  const { store } = await makeTestStore();
  // A toast stays for seconds, which no test needs to wait.
  jest.useFakeTimers();
  const toastsOf = (isPast: boolean) => (
    <Provider store={store}>
      <PastContext value={isPast}>
        <Toasts />
      </PastContext>
    </Provider>
  );
  const { rerender } = render(toastsOf(false));
  const say = (toast: ToastContent) => {
    act(() => {
      store.dispatch(toastQueued(toast));
    });
  };
  const travel = (isPast: boolean) => rerender(toastsOf(isPast));
  return { store, say, travel };
};

afterEach(() => jest.useRealTimers());

const aVisitor = () => setupUser({ advanceTimers: jest.advanceTimersByTime });

it('shows a toast and removes it from the store when its time is over', async () => {
  const { say, store } = await renderToasts();
  say(postToasts.postCreated());
  expect(await screen.findByText('Post Created')).toBeInTheDocument();
  await waitForElementToBeRemoved(screen.queryByText('Post Created'), { timeout: 4000 });
  expect(selectToasts(store.getState())).toEqual([]);
});

it('keeps the direction of a name apart from that of its sentence', async () => {
  const { say } = await renderToasts();
  const dana = aPerson({ firstName: 'דנה', lastName: '' });
  say(userToasts.followed(dana));
  expect((await screen.findByText('דנה')).tagName).toBe('BDI');
  expect(screen.getByRole('alert')).toHaveTextContent('You started following דנה');
});

it('closes a toast in time, even under a pointer that does not move', async () => {
  const { say, store } = await renderToasts();
  say(postToasts.postCreated());
  const toast = await screen.findByText('Post Created');
  fireEvent.mouseEnter(toast);
  await waitForElementToBeRemoved(toast, { timeout: 4000 });
  expect(selectToasts(store.getState())).toEqual([]);
});

it.each([
  ['the pointer moves on it', fireEvent.pointerMove, fireEvent.pointerLeave],
  ['it has the focus', fireEvent.focusIn, fireEvent.focusOut],
])('holds Undo for fifteen seconds, and for as long as %s', async (_what, hold, letGo) => {
  const { say } = await renderToasts();
  say(postToasts.postDeleted('post-1', UNDO));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  // Second by second, since a closed toast needs a further one to be gone.
  const wait = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1000)
      act(() => {
        jest.advanceTimersByTime(1000);
      });
  };
  wait(14_000);
  expect(undo).toBeInTheDocument();
  hold(undo);
  wait(40_000);
  expect(undo).toBeInTheDocument();
  letGo(undo.closest('.notistack-Snackbar') ?? undo);
  wait(15_000);
  await waitFor(() => expect(undo).not.toBeInTheDocument());
});

it('closes a success toast if the change fails', async () => {
  const { say } = await renderToasts();
  say(postToasts.postUpdated('post-1'));
  const early = await screen.findByText('Post Updated');
  say(toasts.failed('Out of film.', 'edit:post-1'));
  expect(await screen.findByText('Out of film.')).toBeInTheDocument();
  await waitForElementToBeRemoved(early);
});

it('lets a long toast be dismissed', async () => {
  const { say } = await renderToasts();
  say(toasts.info('The lights are going down.'));
  const toast = await screen.findByText('The lights are going down.');
  await aVisitor().click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitForElementToBeRemoved(toast);
});

it('offers to reload a new version until it is dismissed', async () => {
  const { say } = await renderToasts();
  say(toasts.newVersion());
  const toast = await screen.findByText('There is a new version of Cinefolk.');
  act(() => {
    jest.advanceTimersByTime(3_600_000);
  });
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  await aVisitor().click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitForElementToBeRemoved(toast);
});

it('offers Undo for a deletion, which restores the post', async () => {
  const { say, store } = await renderToasts();
  say(postToasts.postDeleted('post-1', UNDO));
  await aVisitor().click(await screen.findByRole('button', { name: 'Undo' }));
  expect(selectToasts(store.getState()).some(({ undo }) => undo)).toBe(false);
});

it('shows a toast once, however quickly time travel goes to the past and back', async () => {
  const { say, travel } = await renderToasts();
  say(toasts.info('The lights are going down.'));
  await screen.findByText('The lights are going down.');
  for (const isPast of [true, false, true, false]) travel(isPast);
  await waitFor(() => expect(screen.getAllByText('The lights are going down.')).toHaveLength(1));
});
