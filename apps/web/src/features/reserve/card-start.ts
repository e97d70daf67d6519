import {
  type CivilDate,
  checkBookableStay,
  DEFAULT_PARTY,
  defaultStay,
  ENGLISH,
  fitSelector,
  issuesOf,
  type Party,
  type RequestedStay,
  type RoomLimits,
  type Stay,
} from '@motel/booking-core';
import { counted, formatParty } from '../../shared/format/counts.ts';

/** The guest's choice so far, from the page's address or the search box. */
export interface Wanted {
  readonly requested: RequestedStay | undefined;
  readonly party: Party | undefined;
}

/** The booking card's initial state, and what it had to change (D6). */
export interface CardStart {
  readonly stay: Stay;
  readonly party: Party;
  readonly notices: readonly string[];
}

/** Takes over as much of the guest's choice as can be booked here; the rest starts at today to tomorrow, one adult. */
export function cardStart(wanted: Wanted, limits: RoomLimits, today: CivilDate): CardStart {
  const notices: string[] = [];

  const checked = wanted.requested && checkBookableStay(wanted.requested, today);
  if (checked?.ok === false) {
    const [reason] = issuesOf(checked.error, ENGLISH.stay);
    notices.push(`${reason?.message ?? ''} We put in today to tomorrow instead.`);
  }

  const asked = wanted.party ?? DEFAULT_PARTY;
  const party = fitSelector(asked, limits);
  if (party !== asked && wanted.party !== undefined) {
    notices.push(
      `We changed your party to what fits here: ${formatParty(party)} in ${counted(party.rooms, 'room')}.`,
    );
  }

  return { stay: checked?.ok ? checked.value : defaultStay(today), party, notices };
}
