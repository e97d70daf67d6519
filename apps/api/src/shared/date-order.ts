import type { CivilDate } from '@motel/booking-core';

/** The earlier of two dates. */
export function earlierOf(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? one : other;
}

/** The later of two dates. */
export function laterOf(one: CivilDate, other: CivilDate): CivilDate {
  return one > other ? one : other;
}
