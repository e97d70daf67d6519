import { WAY_WORDS } from '@motel/api-client/desk-contracts';

/** How money without a stay is paid, for a list of choices. */
export const DESK_WAY_OPTIONS = (['transfer', 'cheque', 'cash', 'terminal'] as const).map((value) => ({
  value,
  label: WAY_WORDS[value],
}));
