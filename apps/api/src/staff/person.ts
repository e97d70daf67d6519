import { type Right, ROLES, type Role } from '@motel/api-client/desk-contracts';

/** A person at the motel. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** Whether the person's role has a right: each role may do all that those before it may. */
export function mayDo({ role }: Person, right: Exclude<Right, 'visitor'>): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(right);
}
