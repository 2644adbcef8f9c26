import * as v from 'valibot';

/** What people may be beside members. Answered and stored as `role`, which members lack. */
export const STAFF_ROLES = ['moderator', 'admin'] as const;
export const StaffRoleSchema = v.picklist(STAFF_ROLES);
export type StaffRole = v.InferOutput<typeof StaffRoleSchema>;

export const ROLES = ['member', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];
