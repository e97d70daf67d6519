import {
  type CivilDate,
  checkBookableStay,
  DEFAULT_PARTY,
  defaultStay,
  ENGLISH,
  fitSelector,
  issuesOf,
  LEAST_PARTY,
  type Party,
  type RoomLimits,
  type Stay,
} from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import { useLocation } from 'react-router-dom';
import { readStayParams, type StayParams } from '../../shared/booking/stay-params.ts';
import { shownTravelers, useSearchStore } from '../../shared/search-store.ts';
import type { Words } from '../../shared/words.ts';

/** The guest's choice so far, from the page's address or the search box. */
export interface Wanted extends Omit<StayParams, 'isCancelled'> {
  /** The rooms that the guest took on this card before. */
  readonly rooms?: number | undefined;
}

/** The booking card's initial state, and what it had to change (D6). */
export interface CardStart {
  readonly stay: Stay;
  /** Every person of it; its rooms are the fewest that the guest asked for. */
  readonly party: Party;
  readonly notices: readonly string[];
}

/** Takes over the guest's choice as far as it can be booked here; the rest starts at today to tomorrow, one adult. */
export function cardStart(words: Words, wanted: Wanted, limits: RoomLimits, today: CivilDate): CardStart {
  const { ruleWords, t } = words;
  const notices: string[] = [];

  const checked = wanted.requested && checkBookableStay(wanted.requested, today);
  if (checked?.ok === false) {
    const [reason] = issuesOf(checked.error, ruleWords('stay', ENGLISH.stay));
    notices.push([reason?.message, t('We put in today to tomorrow instead.')].filter(Boolean).join(' '));
  }

  const asked = wanted.party ?? DEFAULT_PARTY;
  const party = fitSelector(asked, limits);
  if (party !== asked && wanted.party !== undefined) {
    notices.push(
      [
        ...reasonFor(words, asked, limits),
        t('We changed your party to {party}.', { party: partyWords(words, party) }),
      ].join(' '),
    );
  }

  return { stay: checked?.ok ? checked.value : defaultStay(today), party, notices };
}

/** Only pets have a limit of the room: persons get more rooms (C10), where they may stay at all (P11). */
function reasonFor(words: Words, { children, infants, pets }: Party, limits: RoomLimits): readonly string[] {
  const { t } = words;
  if (limits.adultsOnly === true && children + infants > 0)
    return [t('Adults only: children and infants cannot stay here.')];
  if (pets <= limits.pets) return [];
  return limits.pets === 0
    ? [t('No pets can stay in this room.')]
    : [t('At most {pets} can stay in this room.', { pets: counted(words, limits.pets, 'pet') })];
}

type WantedStay = Wanted & { readonly isCancelled: boolean };

export function useWantedStay(): WantedStay {
  const params = new URLSearchParams(useLocation().search);
  return wantedStay(params, useSearchStore());
}

/** The stay in the page's address, otherwise the search (D6), with its shown party, also where the guest chose none. */
export function wantedStay(
  params: URLSearchParams,
  search: ReturnType<typeof useSearchStore.getState>,
): WantedStay {
  const { range, travelers } = search;
  const { requested, party, plan, isCancelled } = readStayParams(params);
  const chosen = range && range.startDate !== range.endDate ? range : undefined;
  const searched = chosen ? shownTravelers(search) : travelers;
  return {
    isCancelled,
    plan,
    rooms: params.has('rooms') ? party?.rooms : undefined,
    requested: requested ?? (chosen && { checkIn: chosen.startDate, checkOut: chosen.endDate }),
    party: party ? { ...party, rooms: LEAST_PARTY.rooms } : searched,
  };
}
