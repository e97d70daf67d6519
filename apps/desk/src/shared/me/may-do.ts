import { ROLES, type Role } from '@motel/api-client/desk-contracts';

/** Whether a role may do what needs another one at least. The server decides; pages only hide what is refused. */
export function mayDo(role: Role, right: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(right);
}
