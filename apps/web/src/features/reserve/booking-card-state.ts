import type { NightRange } from '@motel/api-client/contracts';
import {
  type CivilDate,
  daysBetween,
  MAX_NIGHTS,
  nightDates,
  parseCivilDate,
  type Stay,
} from '@motel/booking-core';
import { counted } from '@motel/content/words';
import type { CivilRange } from '@motel/ui/calendar';
import type { Nights } from '../../shared/calendar/stay-rules.ts';
import { formatWeekday } from '../../shared/format/dates.ts';
import type { Words } from '../../shared/words.ts';

/**
 * The nights that the card has to load: those of its stay, and those in view. While the guest chooses a check-out, also
 * those between the check-in and the view: one of them may be the last possible night.
 */
export function nightsToKnow(
  range: CivilRange,
  stay: Stay | undefined,
  inView: NightRange | undefined,
): readonly NightRange[] {
  if (stay) return [{ from: stay.checkIn, to: stay.checkOut }, ...(inView ? [inView] : [])];
  if (!inView) return [];
  const checkIn = parseCivilDate(range.start);
  const isWithinStay =
    checkIn !== undefined && checkIn < inView.from && daysBetween(checkIn, inView.from) < MAX_NIGHTS;
  return [{ ...inView, from: isWithinStay ? checkIn : inView.from }];
}

/** Why this many rooms are not available on these nights, if that is known; nothing when they are. */
export function roomsGone(words: Words, stay: Stay, rooms: number, nights: Nights): string | undefined {
  const { t } = words;
  // The owner may have closed a night since this page loaded the room's prices.
  const closed = nightDates(stay).find((date) => nights.get(date)?.closed);
  if (closed !== undefined)
    return t('The night of {closed} is closed.', { closed: formatWeekday(words, closed) });
  const { free } = fullestNight(stay, nights);
  if (free >= rooms) return undefined;
  if (free === 0) return t('Sold out on these nights. Please choose other dates.');
  return t('Only {free} of this kind left on these nights.', { free: counted(words, free, 'room') });
}

/** The first night with the fewest free rooms; a night that is not known counts as free. */
export function fullestNight(
  stay: Stay,
  nights: Nights,
): { readonly date: CivilDate; readonly free: number } {
  let fullest = { date: stay.checkIn, free: Number.POSITIVE_INFINITY };
  for (const date of nightDates(stay)) {
    const free = nights.get(date)?.free ?? Number.POSITIVE_INFINITY;
    if (free < fullest.free) fullest = { date, free };
  }
  return fullest;
}
