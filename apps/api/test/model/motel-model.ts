import { nightDates, overlaps, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';

const MINUTE = 60_000;
export const SESSION_LIFETIME = 35 * MINUTE;
const LATE_PAYMENT = 15_000;

/** Rooms of a property over the nights of a stay. */
export interface ModelRooms {
  readonly property: PropertyContent;
  readonly stay: Stay;
  readonly rooms: number;
}

/** `ended` without payment; `deciding` by a card that pays late. */
type Session = 'open' | 'ended' | 'paid' | { readonly decides: 'paid' | 'ended'; readonly at: number };

export interface ModelBooking extends ModelRooms {
  readonly guest: number;
  readonly key: string;
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: number;
  /** `gone` is a hold that ended, by whatever way. */
  status: 'held' | 'confirmed' | 'gone' | 'cancelled' | 'refunded';
  /** As the provider knows it, which the motel may not have heard of yet. */
  session: Session;
}

export interface ModelBlock extends ModelRooms {
  readonly id: string;
}

/** The motel as simply as it can be said: what is taken is counted anew whenever it is asked. */
export class MotelModel {
  /** Milliseconds since 1970. */
  now: number;
  readonly bookings: ModelBooking[] = [];
  readonly blocks: ModelBlock[] = [];

  constructor(now: number) {
    this.now = now;
  }

  sold(property: PropertyContent, date: string, without: readonly ModelBooking[] = []): number {
    const occupying = this.bookings.filter(
      (booking) =>
        (booking.status === 'held' || booking.status === 'confirmed') && !without.includes(booking),
    );
    return [...occupying, ...this.blocks]
      .filter((taken) => taken.property.id === property.id)
      .filter(({ stay }) => nightDates(stay).some((night) => night === date))
      .reduce((total, { rooms }) => total + rooms, 0);
  }

  isFree({ property, stay, rooms }: ModelRooms, without?: readonly ModelBooking[]): boolean {
    return nightDates(stay).every((date) => this.sold(property, date, without) + rooms <= property.rooms);
  }

  /**
   * The guest's own unpaid holds in the way of a stay are given up for it, or stand when it cannot be had; where it
   * could not be had without them either, they can still be paid.
   */
  hold(wanted: ModelRooms & Pick<ModelBooking, 'guest'>): boolean {
    const own = this.bookings.filter(
      ({ guest, property, status, stay }) =>
        status === 'held' &&
        guest === wanted.guest &&
        property.id === wanted.property.id &&
        overlaps(stay, wanted.stay),
    );
    if (!this.isFree(wanted, own)) return false;
    const givenUp = own.filter((booking) => endSession(booking) === 'ended');
    for (const booking of givenUp) booking.status = 'gone';
    if (this.isFree(wanted)) return true;
    for (const booking of givenUp) booking.status = 'held';
    return false;
  }

  held(booking: Omit<ModelBooking, 'status' | 'session' | 'expiresAt'>): void {
    this.bookings.push({
      ...booking,
      status: 'held',
      session: 'open',
      expiresAt: this.now + SESSION_LIFETIME,
    });
  }

  canPay(booking: ModelBooking): boolean {
    return booking.session === 'open' && this.now < booking.expiresAt;
  }

  pay(booking: ModelBooking, how: 'at once' | 'unheard' | 'late' | 'late in vain' | 'declined'): void {
    if (!this.canPay(booking) || how === 'declined') return;
    if (how === 'at once' || how === 'unheard') booking.session = 'paid';
    else booking.session = { decides: how === 'late' ? 'paid' : 'ended', at: this.now + LATE_PAYMENT };
    if (how === 'at once') hear(booking);
  }

  /** The provider has taken money though the session had ended. */
  payAfterAll(booking: ModelBooking): void {
    booking.session = 'paid';
    booking.status = this.isFree(booking) ? 'confirmed' : 'refunded';
  }

  /** Whether the guest may give the rooms back: not while they are being paid, or once they are. */
  decline(booking: ModelBooking): boolean {
    if (booking.status === 'confirmed') return false;
    if (booking.status !== 'held') return true;
    if (endSession(booking) !== 'ended') return false;
    booking.status = 'gone';
    return true;
  }

  doJobs(): void {
    for (const booking of this.bookings) {
      const { session } = booking;
      if (typeof session === 'object' && session.at <= this.now) booking.session = session.decides;
      if (session === 'open' && booking.expiresAt <= this.now) booking.session = 'ended';
      hear(booking);
    }
  }
}

/** The motel is told what became of a session. */
export function hear(booking: ModelBooking): void {
  if (booking.status !== 'held') return;
  if (booking.session === 'paid') booking.status = 'confirmed';
  if (booking.session === 'ended') booking.status = 'gone';
}

/** Asks the provider to end a session; one that is paid confirms its booking, heard of or not. */
function endSession(booking: ModelBooking): Session {
  if (booking.session === 'open') booking.session = 'ended';
  if (booking.session === 'paid') hear(booking);
  return booking.session;
}
