import { ROLES, type Role } from '@motel/api-client/desk-contracts';
import type { Selectable } from 'kysely';
import type { StaffRow } from './staff-tables.ts';

/** A person at the motel. */
export type Person = Readonly<Pick<Selectable<StaffRow>, 'id' | 'name' | 'role'>>;

/** Whether the person's role has a right: each role may do all that those before it may. */
export function mayDo({ role }: Person, right: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(right);
}
