import type { Booking } from '@motel/api-client/contracts';
import { daysBetween, parseCivilDate } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import { t } from '@motel/language';

/** `4 nights · 2 rooms · 3 adults, 1 pet · LI-7K4QD`, as far as it is known here; each part stays on one line. */
export function partyFacts({ checkIn, checkOut, guests, stay }: Booking): string {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  return [
    from && to && counted(daysBetween(from, to), 'night'),
    stay && counted(stay.party.rooms, 'room'),
    stay ? partyWords(stay.party) : partyOrReason(guests),
    stay?.reference,
  ]
    .filter((part) => part !== undefined)
    .map((part) => part.replaceAll(/(\d) /g, '$1\u00a0'))
    .join(' · ');
}

/** §8: a booking without a guest's name. */
export function partyOrReason(guests: Booking['guests']): string {
  return guests.adults + guests.children === 0 ? t('N/A') : partyWords({ ...guests, infants: 0 });
}
