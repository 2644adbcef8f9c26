import { act, fireEvent, render, screen } from '@testing-library/react';
import { dayjs, today } from './dayjs';
import { useNow } from './useNow';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const openAt = (...moment: [number, number, number, number, number, number]) =>
  jest.setSystemTime(new Date(...moment));

const rendered: string[] = [];

function Clock({ format }: { format: string }) {
  const text = useNow(() => dayjs().format(format));
  rendered.push(text);
  return <p>{text}</p>;
}

function Today() {
  return <p>{useNow(today)}</p>;
}

it('follows the clock on an open page', () => {
  openAt(2026, 2, 4, 12, 5, 58);
  render(<Clock format="HH:mm" />);
  expect(screen.getByText('12:05')).toBeVisible();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('12:06')).toBeVisible();
  act(() => jest.advanceTimersByTime(26 * 60 * 60_000));
  expect(screen.getByText('14:06')).toBeVisible();
});

it('changes the day at midnight', () => {
  openAt(2026, 11, 31, 23, 59, 59);
  render(<Today />);
  expect(screen.getByText('2026-12-31')).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText('2027-01-01')).toBeVisible();
});

it('is right at once when a page that slept is shown again', () => {
  openAt(2026, 2, 4, 22, 0, 0);
  render(<Today />);
  openAt(2026, 2, 5, 7, 30, 0);
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('2026-03-05')).toBeVisible();
});

it('takes one timer for the page and none for a row, and renders only what changes', () => {
  openAt(2026, 2, 4, 12, 5, 0);
  const { unmount } = render(
    <>
      <Clock format="MMM D" />
      <Clock format="MMM D" />
      <Today />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  rendered.length = 0;
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(rendered).toEqual([]);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
