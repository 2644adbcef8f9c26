import { fireEvent, render, screen } from '@testing-library/react';
import { endUnderStillPointer } from './endUnderStillPointer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const renderNotice = () => {
  const end = jest.fn();
  render(<div {...endUnderStillPointer(1000, end)}>Welcome</div>);
  return { end, notice: screen.getByText('Welcome') };
};

it('ends a notice that came up under a pointer that lies still', () => {
  const { end, notice } = renderNotice();
  fireEvent.mouseEnter(notice);
  jest.advanceTimersByTime(1000);
  expect(end).toHaveBeenCalledTimes(1);
});

it.each([
  ['moves about on it', fireEvent.pointerMove],
  ['has left it', fireEvent.mouseLeave],
])('ends no notice where the pointer %s', (_name, happens) => {
  const { end, notice } = renderNotice();
  fireEvent.mouseEnter(notice);
  happens(notice);
  jest.advanceTimersByTime(5000);
  expect(end).not.toHaveBeenCalled();
});
