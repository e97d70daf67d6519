import { nightDates, overlaps, type Stay } from '@motel/booking-core';
import type { BookingAction } from '@motel/booking-core/booking';
import type { PropertyContent } from '@motel/content';

const MINUTE = 60_000;
export const SESSION_LIFETIME = 35 * MINUTE;
const HOLD_LIFETIME = 40 * MINUTE;
const SHORT_HOLD_LIFETIME = 20 * MINUTE;
const LEAST_LIFETIME = 10 * MINUTE;
const LONGEST_PAUSE = 60 * MINUTE;
const LATE_PAYMENT = 15_000;

export interface ModelRooms {
  readonly property: PropertyContent;
  /** A guest may change it. */
  stay: Stay;
  readonly rooms: number;
}

/** `failed` is a late card's; a card that pays late `decides` at an instant. */
type Session =
  | 'open'
  | 'expired'
  | 'failed'
  | 'paid'
  | { readonly decides: 'paid' | 'failed'; readonly at: number };

export interface ModelBooking extends ModelRooms {
  readonly guest: number;
  readonly firstStay: Stay;
  readonly key: string;
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: number;
  readonly heldSince: number;
  heldUntil: number;
  /** A later hold has all its rooms and nights, and counts instead. */
  isContinued: boolean;
  status: 'held' | 'confirmed' | 'expired' | 'released' | 'cancelled' | 'refunded';
  /** As the provider knows it: the motel may not have received its event yet. */
  session: Session;
}

type WantedRooms = ModelRooms & Pick<ModelBooking, 'guest'>;

export interface ModelBlock extends ModelRooms {
  readonly id: string;
}

export interface ModelClosure extends ModelBlock {
  readonly roomId: string;
}

/** A stay that the desk has booked; its money as shares of its price. */
export interface ModelDeskStay extends ModelRooms {
  readonly id: string;
  status: 'confirmed' | 'cancelled';
  paid: number;
  refunded: number;
}

export type Payment = 'at once' | 'event lost' | 'late' | 'late in vain' | 'declined';

/** The faults while the jobs run: `events lost`, none arrives; `silent`, the provider ends no session either. */
export type JobsRun = 'well' | 'events lost' | 'silent';

/** The motel in as few words as possible: it counts the sold rooms again at each question. */
export class MotelModel {
  /** Milliseconds since 1970. */
  now: number;
  readonly bookings: ModelBooking[] = [];
  readonly blocks: ModelBlock[] = [];
  readonly closures: ModelClosure[] = [];
  readonly deskStays: ModelDeskStay[] = [];

  constructor(now: number) {
    this.now = now;
  }

  sold(
    property: PropertyContent,
    date: string,
    without: readonly ModelBooking[] = [],
    moved?: ModelDeskStay,
  ): number {
    const occupying = this.bookings.filter((booking) => takesRooms(booking) && !without.includes(booking));
    const atDesk = this.deskStays.filter((stay) => stay.status === 'confirmed' && stay !== moved);
    return [...occupying, ...atDesk, ...this.blocks, ...this.closures]
      .filter((taken) => taken.property.id === property.id)
      .filter(({ stay }) => nightDates(stay).some((night) => night === date))
      .reduce((total, { rooms }) => total + rooms, 0);
  }

  isFree({ property, stay, rooms }: ModelRooms, without?: readonly ModelBooking[]): boolean {
    return nightDates(stay).every((date) => this.sold(property, date, without) + rooms <= property.rooms);
  }

  /**
   * The guest's own unpaid holds in the way of a stay are released for it, or stay when it is sold out; where it is sold
   * out even without them, they can still be paid.
   */
  hold(wanted: WantedRooms): BookingAction | 'sold-out' {
    const inTheWay = this.ownOf(wanted, 'held').filter(({ stay }) => overlaps(stay, wanted.stay));
    if (!this.isFree(wanted, inTheWay)) return 'sold-out';
    const ended = inTheWay.filter((booking) => this.endSession(booking));
    for (const booking of ended) booking.status = 'released';
    if (this.isFree(wanted)) return this.actionOf(wanted);
    for (const booking of ended) booking.status = 'held';
    return 'sold-out';
  }

  /** B6. */
  actionOf(wanted: WantedRooms): BookingAction {
    const stays = this.ownOf(wanted, 'confirmed').map(({ stay }) => stay);
    if (stays.some((stay) => overlaps(stay, wanted.stay))) return 'additional_rooms';
    const { checkIn, checkOut } = wanted.stay;
    return stays.some((stay) => stay.checkOut === checkIn || stay.checkIn === checkOut) ? 'extended' : 'new';
  }

  ownOf({ guest, property }: WantedRooms, status: ModelBooking['status']): ModelBooking[] {
    return this.bookings.filter(
      (booking) =>
        booking.status === status && booking.guest === guest && booking.property.id === property.id,
    );
  }

  /** Decision 039: a hold in a rush is short, and one after another of the same guest continues its time. */
  held(booking: WantedRooms & Pick<ModelBooking, 'key' | 'sessionId' | 'url'>): void {
    const lifetime = this.isRush(booking) ? SHORT_HOLD_LIFETIME : HOLD_LIFETIME;
    const earlier = this.bookings.filter(
      (ended) =>
        isUnpaid(ended) &&
        !ended.isContinued &&
        ended.guest === booking.guest &&
        ended.property.id === booking.property.id &&
        overlaps(ended.stay, booking.stay) &&
        ended.heldSince + lifetime - LEAST_LIFETIME >= this.now,
    );
    for (const ended of earlier) ended.isContinued = isWithin(ended, booking);
    const heldSince = Math.min(this.now, ...earlier.map((ended) => ended.heldSince));
    this.bookings.push({
      ...booking,
      firstStay: booking.stay,
      status: 'held',
      session: 'open',
      expiresAt: this.now + SESSION_LIFETIME,
      heldSince,
      heldUntil: heldSince + lifetime,
      isContinued: false,
    });
  }

  /** Whether most of what is not sold on one of the nights is held. */
  isRush({ property, stay }: ModelRooms): boolean {
    const held = this.bookings.filter(({ status }) => status === 'held');
    return nightDates(stay).some((date) => {
      const sold = this.sold(property, date);
      const unpaid = sold - this.sold(property, date, held);
      return unpaid * 2 > property.rooms - sold + unpaid;
    });
  }

  canPay({ session, expiresAt }: ModelBooking): boolean {
    return session === 'open' && this.now < expiresAt;
  }

  /** Decision 054: the stay's own nights are free for it. */
  move(booking: ModelBooking, stay: Stay): 'moved' | 'sold-out' {
    if (!this.isFree({ ...booking, stay }, [booking])) return 'sold-out';
    booking.stay = stay;
    return 'moved';
  }

  /** The same for a stay of the desk. */
  moveAtDesk(moved: ModelDeskStay, stay: Stay): 'moved' | 'sold-out' {
    const isFree = nightDates(stay).every(
      (date) => this.sold(moved.property, date, [], moved) + moved.rooms <= moved.property.rooms,
    );
    if (!isFree) return 'sold-out';
    moved.stay = stay;
    return 'moved';
  }

  pay(booking: ModelBooking, how: Payment): void {
    if (!this.canPay(booking) || how === 'declined') return;
    if (how === 'late' || how === 'late in vain') {
      booking.session = { decides: how === 'late' ? 'paid' : 'failed', at: this.now + LATE_PAYMENT };
      return;
    }
    booking.session = 'paid';
    if (how === 'at once') this.receive(booking);
  }

  /** Whether the guest may release the rooms: not while they are being paid, nor once they are. */
  decline(booking: ModelBooking): boolean {
    if (booking.status === 'confirmed') return false;
    if (booking.status !== 'held') return true;
    if (!this.endSession(booking)) return false;
    booking.status = 'released';
    return true;
  }

  runJobs(how: JobsRun): void {
    if (how !== 'silent') this.expireHolds();
    for (const booking of this.bookings) {
      const { session } = booking;
      if (typeof session === 'object' && session.at <= this.now) booking.session = session.decides;
      if (session === 'open' && booking.expiresAt <= this.now) booking.session = 'expired';
      if (how === 'well') this.receive(booking);
    }
  }

  /** A hold that a card still decides about lasts for as long again as its session has been over, an hour at most. */
  expireHolds(): void {
    for (const booking of this.bookings) {
      if (booking.status !== 'held' || this.now < booking.heldUntil) continue;
      if (this.endSession(booking)) booking.status = 'expired';
      else booking.heldUntil = this.now + Math.min(this.now - booking.expiresAt, LONGEST_PAUSE);
    }
  }

  /** B2: the motel receives how a session has ended, however often and however late. */
  receive(booking: ModelBooking, session = booking.session): void {
    const { status } = booking;
    if (session === 'paid' && status === 'held') booking.status = 'confirmed';
    if (session === 'paid' && (status === 'expired' || status === 'released')) {
      booking.status = this.isFree(booking) ? 'confirmed' : 'refunded';
    }
    if (session === 'expired' && status === 'held') booking.status = 'expired';
    if (session === 'failed' && status === 'held') booking.status = 'released';
  }

  /** Asks the provider to end a session; one that is paid confirms its booking, also when its event is lost. */
  endSession(booking: ModelBooking): boolean {
    if (booking.session === 'open') booking.session = 'expired';
    if (booking.session === 'paid') this.receive(booking);
    return booking.session === 'expired' || booking.session === 'failed';
  }
}

/** It ended unpaid, whatever was paid too late. */
const isUnpaid = ({ status }: ModelBooking): boolean =>
  status === 'expired' || status === 'released' || status === 'refunded';

function isWithin(inner: ModelRooms, outer: ModelRooms): boolean {
  return (
    outer.stay.checkIn <= inner.stay.checkIn &&
    outer.stay.checkOut >= inner.stay.checkOut &&
    outer.rooms >= inner.rooms
  );
}

/** B3. */
const takesRooms = ({ status }: ModelBooking): boolean => status === 'held' || status === 'confirmed';

/** L1–L3, as shares of the stay's price: what the folio charges, and what of it was paid and refunded. */
export function folioOf(booking: ModelBooking): readonly [charged: number, paid: number, refunded: number] {
  const charged = takesRooms(booking) ? 1 : 0;
  const { status } = booking;
  const paid = status === 'confirmed' || status === 'cancelled' || status === 'refunded' ? 1 : 0;
  return [charged, paid, status === 'confirmed' ? 0 : paid];
}

/** The same of a stay of the desk. */
export function deskFolioOf({ status, paid, refunded }: ModelDeskStay): readonly [number, number, number] {
  return [status === 'confirmed' ? 1 : 0, paid, refunded];
}

/** B4: how the guest reads the booking in their list; attempts that ended without payment are not on it. */
export function listedStatus({ status }: ModelBooking): string[] {
  if (status === 'expired' || status === 'released') return [];
  return [status === 'held' ? 'pending' : status];
}

/** D9: what the guest who comes back from the payment page reads. */
export function checkoutOutcome({ status }: ModelBooking): string {
  if (status === 'held') return 'confirming';
  if (status === 'refunded') return 'refunded';
  return status === 'confirmed' || status === 'cancelled' ? 'paid' : 'unpaid';
}
