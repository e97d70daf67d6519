import type { Right } from '@motel/api-client/desk-contracts';

/** About the people at the desk and their doors. */
export const PEOPLE_REFUSALS = {
  'desk-foreign-request': 'This request came from another site. Nothing was done.',
  'desk-signed-out': 'You are signed out. Sign in again; nothing that you typed is lost.',
  'desk-not-yours': ({ right }: { right: Right }) =>
    right === 'owner' ? 'Only an owner may do this.' : 'Only the front desk may do this.',
};
