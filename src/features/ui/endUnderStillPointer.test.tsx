import { fireEvent, render, screen } from '@testing-library/react';
import { endUnderStillPointer } from './endUnderStillPointer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const renderToast = () => {
  const end = jest.fn();
  render(<div {...endUnderStillPointer(1000, end)}>Welcome</div>);
  return { end, toast: screen.getByText('Welcome') };
};

it('closes a toast that appeared under a pointer that does not move', () => {
  const { end, toast } = renderToast();
  fireEvent.mouseEnter(toast);
  jest.advanceTimersByTime(1000);
  expect(end).toHaveBeenCalledTimes(1);
});

it.each([
  ['moves about on it', fireEvent.pointerMove],
  ['has left it', fireEvent.mouseLeave],
])('does not close a toast if the pointer %s', (_name, happens) => {
  const { end, toast } = renderToast();
  fireEvent.mouseEnter(toast);
  happens(toast);
  jest.advanceTimersByTime(5000);
  expect(end).not.toHaveBeenCalled();
});
