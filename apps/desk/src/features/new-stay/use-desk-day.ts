import { type CivilDate, dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';

/** Milliseconds: until 4:00 am a night belongs to the day before. */
const NIGHT = 4 * 3_600_000;

/** The day that a new stay most likely begins on; the server decides whether it may. */
export function useDeskDay(): CivilDate | undefined {
  return dateAt(Date.now() - NIGHT, motel.houseRules.timeZone);
}
