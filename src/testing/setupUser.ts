import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

type Options = Pick<NonNullable<Parameters<typeof userEvent.setup>[0]>, 'advanceTimers'>;

/**
 * Sets up user-event. Its pointer-events check is off: no styles here could block a pointer, and checking them at each
 * click took a tenth of all the tests' time.
 */
export const setupUser = (options: Options = {}) =>
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options });
