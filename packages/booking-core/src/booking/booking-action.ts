import { requireObjects } from '../result/kind.ts';
import { adjoins, nightsOf, overlaps, type Stay } from '../stay/stay.ts';

/** How a new booking relates to the guest's own confirmed stays at the property (B6). */
export type BookingAction = 'new' | 'extended' | 'additional_rooms';

/** The relation of a new booking to the guest's other stays (B6). */
export interface ActionFor<T extends Stay> {
  /** `new` when no confirmed stay overlaps it or adjoins it. */
  readonly action: BookingAction;
  /** The stay that the new one extends; only with `extended`. */
  readonly extends?: T;
}

/**
 * Returns `additional_rooms` when a confirmed stay overlaps, `extended` when one adjoins, else `new` (B6).
 * @param confirmedStays the guest's own at the same property
 * @example
 * const stay = { checkIn: civilDate('2027-07-04'), checkOut: civilDate('2027-07-06') };
 * const next = { checkIn: civilDate('2027-07-06'), checkOut: civilDate('2027-07-08') };
 * bookingAction(next, [stay]).action; // → extended
 */
export function bookingAction<T extends Stay>(wanted: Stay, confirmedStays: readonly T[]): ActionFor<T> {
  nightsOf(wanted);
  requireObjects('confirmedStays', confirmedStays);
  if (confirmedStays.some((stay) => overlaps(stay, wanted))) return { action: 'additional_rooms' };
  const extended = confirmedStays.find((stay) => adjoins(stay, wanted));
  return extended === undefined ? { action: 'new' } : { action: 'extended', extends: extended };
}
