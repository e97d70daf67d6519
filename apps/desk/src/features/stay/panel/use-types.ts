import type { DeskOffer } from '@motel/api-client/desk-contracts';
import { daysBetween, parseCivilDate } from '@motel/booking-core';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import type { TypedChange } from './wanted-change.ts';

/** The kinds of room, and how many of each are free on the nights of a change. */
export function useTypes({ checkIn, checkOut, party }: TypedChange): readonly DeskOffer[] {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  const nights = from === undefined || to === undefined ? 1 : Math.max(1, daysBetween(from, to));
  const { data } = useDesk('offers', { query: { checkIn, nights: String(nights), ...party } });
  return data?.offers ?? [];
}
