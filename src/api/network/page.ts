import { v7 as uuid } from 'uuid';

/** Names this page to the server, which then does not tell it of its own changes. */
export const PAGE = uuid();
