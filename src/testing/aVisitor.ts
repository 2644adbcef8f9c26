import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

type Options = Pick<NonNullable<Parameters<typeof userEvent.setup>[0]>, 'advanceTimers'>;

/**
 * Somebody with a mouse and a keyboard. jsdom has no styles here that could keep a pointer off, and to look for them
 * at each click took a tenth of all the tests' time.
 */
export const aVisitor = (options: Options = {}) =>
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options });
