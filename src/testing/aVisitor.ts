import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * Somebody with a mouse and a keyboard. jsdom has no styles here that could keep a pointer off, and to look for them
 * at each click took a tenth of all the tests' time.
 */
export const aVisitor = () =>
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
