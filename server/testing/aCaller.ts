import type { Caller } from '../caller';

export const aCaller = (rest: Partial<Caller> = {}): Caller => ({
  requestId: 'request-1',
  address: '192.0.2.1',
  ...rest,
});
