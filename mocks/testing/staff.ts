import type { StaffRole } from '../../src/domain/roles';
import type { PageDb } from '../db/db';
import type { Person } from './builders';

/** Gives somebody a role, as only an admin could. */
export const giveRole = (db: PageDb, { user: { _id } }: Person, role: StaffRole): Promise<void> =>
  db.write(async (tx) => {
    const user = await tx.get('users', _id);
    if (user) await tx.put('users', { ...user, role });
  });
