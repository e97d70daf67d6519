import type { Booking } from '@motel/api-client/contracts';
import { daysBetween, parseCivilDate } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import type { Words } from '../../shared/words.ts';

/** `4 nights · 2 rooms · 3 adults, 1 pet · LI-7K4QD`, as far as it is known here; each part stays on one line. */
export function partyFacts(words: Words, { checkIn, checkOut, guests, stay }: Booking): string {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  return [
    stay?.plan,
    from && to && counted(words, daysBetween(from, to), 'night'),
    stay && counted(words, stay.party.rooms, 'room'),
    stay ? partyWords(words, stay.party) : partyOrReason(words, guests),
    stay?.reference,
  ]
    .filter((part) => part !== undefined)
    .map((part) => part.replaceAll(/(\d) /g, '$1\u00a0'))
    .join(' · ');
}

/** §8: a booking without a guest's name. */
export function partyOrReason(words: Words, guests: Booking['guests']): string {
  const { t } = words;
  return guests.adults + guests.children === 0 ? t('N/A') : partyWords(words, { ...guests, infants: 0 });
}
