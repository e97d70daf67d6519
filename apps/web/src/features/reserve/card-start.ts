import {
  type CardParty,
  type CivilDate,
  checkBookableStay,
  DEFAULT_PARTY,
  defaultStay,
  fitSelector,
  type RequestedStay,
  type RoomLimits,
  type Stay,
} from '@motel/booking-core';
import { counted, formatParty } from '../../shared/format/counts.ts';

/** What the guest wants so far, from the page's address or the search box. */
export interface Wanted {
  readonly requested: RequestedStay | undefined;
  readonly cardParty: CardParty | undefined;
}

/** What the booking card opens with, and what had to be changed for it (D6). */
export interface CardStart {
  readonly stay: Stay;
  readonly cardParty: CardParty;
  readonly notices: readonly string[];
}

/** Takes over as much of what the guest wants as can be booked here; the rest starts at today to tomorrow, one adult. */
export function cardStart(wanted: Wanted, limits: RoomLimits, today: CivilDate): CardStart {
  const notices: string[] = [];

  const checked = wanted.requested && checkBookableStay(wanted.requested, today);
  if (checked?.ok === false) {
    const reason = checked.violations[0]?.message ?? '';
    notices.push(`${reason} We put in today to tomorrow instead.`);
  }

  const asked = wanted.cardParty ?? { party: DEFAULT_PARTY, rooms: 1 };
  const cardParty = fitSelector(asked, limits);
  if (cardParty !== asked && wanted.cardParty !== undefined) {
    const { party, rooms } = cardParty;
    notices.push(
      `We changed your party to what fits here: ${formatParty(party)} in ${counted(rooms, 'room')}.`,
    );
  }

  return { stay: checked?.ok ? checked.value : defaultStay(today), cardParty, notices };
}
