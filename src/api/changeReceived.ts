import { createAction } from '@reduxjs/toolkit';
import type { Change } from '../domain/backend';

/** Another tab of this browser committed a change. */
export const changeReceived = createAction<Change>('backend/changeReceived');
