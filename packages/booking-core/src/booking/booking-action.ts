import { adjoins, overlaps, type Stay } from '../stay/stay.ts';

/** How a new booking relates to the guest's own confirmed stays at the property (B6, D8). */
export type BookingAction = 'new' | 'extended' | 'additional_rooms';

export interface ActionFor<T extends Stay> {
  readonly action: BookingAction;
  /** The stay that the new one extends; only with `extended`. */
  readonly extends?: T;
}

/** `additional_rooms` when a confirmed stay shares a night, `extended` when one touches, else `new` (B6, D8). */
export function bookingAction<T extends Stay>(wanted: Stay, confirmedStays: readonly T[]): ActionFor<T> {
  if (confirmedStays.some((stay) => overlaps(stay, wanted))) return { action: 'additional_rooms' };
  const extended = confirmedStays.find((stay) => adjoins(stay, wanted));
  return extended === undefined ? { action: 'new' } : { action: 'extended', extends: extended };
}

const QUESTIONS: Partial<Record<BookingAction, string>> = {
  extended: 'This will extend your existing booking. Continue to payment?',
  additional_rooms:
    'You already have a booking for these dates. This will add additional rooms. Continue to payment?',
};

/** What the guest is asked before going on to payment; nothing for any other action (B7). */
export function questionBeforePayment(action: string): string | undefined {
  return Object.hasOwn(QUESTIONS, action) ? QUESTIONS[action as BookingAction] : undefined;
}
