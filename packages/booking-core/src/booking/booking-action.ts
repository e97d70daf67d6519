import { adjoins, overlaps, type Stay } from '../stay/stay.ts';

/** How a new booking relates to the guest's own confirmed stays at the property (B6, D8). */
export type BookingAction = 'new' | 'extended' | 'additional_rooms';

export interface ActionFor<T extends Stay> {
  readonly action: BookingAction;
  /** The stay that the new one extends; only with `extended`. */
  readonly extends?: T;
}

/** Returns `additional_rooms` when a confirmed stay overlaps, `extended` when one adjoins, else `new` (B6, D8). */
export function bookingAction<T extends Stay>(wanted: Stay, confirmedStays: readonly T[]): ActionFor<T> {
  if (confirmedStays.some((stay) => overlaps(stay, wanted))) return { action: 'additional_rooms' };
  const extended = confirmedStays.find((stay) => adjoins(stay, wanted));
  return extended === undefined ? { action: 'new' } : { action: 'extended', extends: extended };
}
