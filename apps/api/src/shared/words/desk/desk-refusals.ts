import { PEOPLE_REFUSALS } from './people-refusals.ts';
import { RATES_REFUSALS } from './rates-refusals.ts';

/** The sentences of the front desk alone. */
export const DESK_REFUSALS = {
  'changed-meanwhile': ({ who, details }: { who: string; details: string }) =>
    `${who} changed this a moment ago: ${details}. Your change was not saved.`,
  ...PEOPLE_REFUSALS,
  ...RATES_REFUSALS,
};
