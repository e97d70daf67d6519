import type { Stay } from '@motel/api-client/contracts';
import type { Party } from '@motel/booking-core';
import type { CivilRange } from '@motel/ui/calendar';

export interface WantedStay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly party: Party;
}

/** The stay that the guest has chosen; `undefined` without both dates, and while it is the one that they have. */
export function wantedChange({ start, end }: CivilRange, party: Party, stay: Stay): WantedStay | undefined {
  if (start === null || end === null || start === end) return undefined;
  const isSameParty = (Object.keys(party) as (keyof Party)[]).every((who) => party[who] === stay.party[who]);
  if (start === stay.checkIn && end === stay.checkOut && isSameParty) return undefined;
  return { checkIn: start, checkOut: end, party };
}
