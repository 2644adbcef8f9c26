import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Call, Endpoint, Reply } from '../mocks/handlers/endpoint';

/** What the server knows of a call beside what the call says. */
export interface Caller {
  /** Names the call in the log, and to whoever asks about it. */
  requestId: string;
  /** Where it comes from: the connection's other end, or what a trusted proxy says that is. */
  address: string;
}

/** An endpoint whose answer may depend on who calls. */
export interface CalledEndpoint extends Omit<Endpoint, 'answer'> {
  answer(call: Call, caller: Caller): Promise<Reply>;
}

const REQUEST_ID = /^[\w-]{1,100}$/;

/** @param address of the connection's other end */
export const directCaller = (address: string): Caller => ({ requestId: randomUUID(), address });

/** Who calls through a proxy. Of the addresses that it passes on, it added the last: all others anybody can invent. */
export function proxiedCaller({ headers }: Request, proxy: string): Caller {
  const { requestId, address } = directCaller(proxy);
  const named = headers.get('X-Request-Id') ?? '';
  return {
    requestId: REQUEST_ID.test(named) ? named : requestId,
    address: headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || address,
  };
}

const GROUPS = 8;
const groupsOf = (text = ''): string[] => text.split(':').filter(Boolean);

/** What one household has: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (!isIPv6(ipv4)) return ipv4;
  const [before, after] = address.split('::').map(groupsOf);
  const [head, tail] = [before ?? [], after ?? []];
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, GROUPS / 2).join(':');
}
