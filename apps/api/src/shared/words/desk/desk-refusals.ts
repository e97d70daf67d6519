import { BOOKS_REFUSALS } from './books-refusals.ts';
import { DAY_REFUSALS } from './day-refusals.ts';
import { IMPORT_REFUSALS } from './import-refusals.ts';
import { NOTE_REFUSALS } from './note-refusals.ts';
import { PEOPLE_REFUSALS } from './people-refusals.ts';
import { RATES_REFUSALS } from './rates-refusals.ts';
import { ROOM_REFUSALS } from './room-refusals.ts';
import { SITE_REFUSALS } from './site-refusals.ts';
import { STAY_REFUSALS } from './stay-refusals.ts';

/** The sentences of the front desk alone. */
export const DESK_REFUSALS = {
  'changed-meanwhile': ({ who, details }: { who: string; details: string }) =>
    `${who} changed this a moment ago: ${details}. Your change was not saved.`,
  ...PEOPLE_REFUSALS,
  ...RATES_REFUSALS,
  ...STAY_REFUSALS,
  ...NOTE_REFUSALS,
  ...ROOM_REFUSALS,
  ...BOOKS_REFUSALS,
  ...DAY_REFUSALS,
  ...IMPORT_REFUSALS,
  ...SITE_REFUSALS,
};
