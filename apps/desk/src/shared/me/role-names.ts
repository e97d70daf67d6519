import type { Role } from '@motel/api-client/desk-contracts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  clerk: 'Clerk',
  housekeeping: 'Housekeeping',
};
