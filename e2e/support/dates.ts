import { type CivilDate, civilDate, type Stay } from '@motel/booking-core';

/** The motel's today when journeys begin. */
export const TODAY = civilDate('2027-06-14');

/** A day of the June in which journeys begin. */
export function june(day: number): CivilDate {
  return civilDate(`2027-06-${String(day).padStart(2, '0')}`);
}

export function juneStay(checkIn: number, checkOut: number): Stay {
  return { checkIn: june(checkIn), checkOut: june(checkOut) };
}
