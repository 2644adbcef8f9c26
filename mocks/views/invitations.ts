import type { Invitation } from '../../src/domain/invitations';
import type { Reading } from '../db/db';
import { expiryOf, type InvitationRecord } from '../rules/invitations';
import { toTimestamp } from '../rules/records';
import { summaryView, type Presentation } from './users';

export async function invitationView(
  tx: Reading,
  invitation: InvitationRecord,
  picture: Presentation['picture'],
): Promise<Invitation> {
  const { code, createdAt, usedAt, usedById } = invitation;
  const user = usedById === undefined ? undefined : await tx.get('users', usedById);
  return {
    code,
    createdAt,
    expiresAt: toTimestamp(expiryOf(invitation)),
    used:
      usedAt === undefined ? null : { at: usedAt, by: user ? summaryView(user, picture) : null },
  };
}
