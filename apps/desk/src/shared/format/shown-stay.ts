import type { ListedStay } from '@motel/api-client/desk-contracts';
import { daysBetween, parseCivilDate } from '@motel/booking-core';
import { counted } from '@motel/content/english';

/** `2 nights`. */
export function nightCount({ checkIn, checkOut }: Pick<ListedStay, 'checkIn' | 'checkOut'>): string {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  return counted(from === undefined || to === undefined ? 0 : daysBetween(from, to), 'night');
}

/** `Amara Osei-Lindqvist`. */
export function fullName({ firstName, lastName }: Pick<ListedStay, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
