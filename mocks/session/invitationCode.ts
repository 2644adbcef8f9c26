import { encodeBase64Url } from './bytes';

/** 128 bits: as hard to guess as a key. */
const CODE_BYTES = 16;

/** The code of a new invitation, which nobody can guess. */
export const newInvitationCode = (): string =>
  encodeBase64Url(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
