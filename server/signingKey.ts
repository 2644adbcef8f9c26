import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** A key that signs the tokens of sessions. */
export const newSigningKey = (): Uint8Array => randomBytes(BYTES);
