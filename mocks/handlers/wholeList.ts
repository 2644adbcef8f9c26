import { HEADERS } from '../../src/domain/limits';
import type { Reply } from './endpoint';
import type { Server } from './server';

/** Says so if a list is answered only up to a number of items. */
export const wholeList = ({ mostListed }: Server, answer: Reply): Reply =>
  mostListed === Infinity
    ? answer
    : { ...answer, headers: { ...answer.headers, [HEADERS.limitedTo]: String(mostListed) } };
