/**
 * Stands in for how msw finds the line that made a handler, which nobody asks: each handler of each
 * backend would have a stack written out, and nearly every test makes a backend of its own.
 */
export const getCallFrame = (): undefined => undefined;
