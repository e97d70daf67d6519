import type { BookingAction, BookingStatus, Cents, CivilDate, QuoteLine } from '@motel/booking-core';
import type { ColumnType, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { OutboxTables } from '../mail/outbox-message.ts';
import type { EmbeddedTables } from '../payments/providers/embedded/embedded-tables.ts';

/** Every table, as Kysely sees it: dates are `yyyy-mm-dd`, money is whole cents, instants are `Date`. */
export interface Database extends EmbeddedTables, OutboxTables {
  properties: PropertyRow;
  nights: NightRow;
  guests: GuestRow;
  auth_sessions: AuthSessionRow;
  bookings: BookingRow;
  idempotency_keys: IdempotencyKeyRow;
  checkouts: CheckoutRow;
  payments: PaymentRow;
  refunds: RefundRow;
  open_items: OpenItemRow;
  payment_events: PaymentEventRow;
  event_cursors: EventCursorRow;
  feedback: FeedbackRow;
  rate_limits: RateLimitRow;
  room_blocks: RoomBlockRow;
  desk_log: DeskLogRow;
  device_bookings: DeviceBookingRow;
  stay_links: StayLinkRow;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** What a pool of connections is doing. */
export interface ConnectionCounts {
  readonly inUse: number;
  readonly idle: number;
  /** Who waits for one to become free. */
  readonly awaited: number;
}

/** An open database, and the way to close it for good. */
export interface OpenDatabase {
  readonly db: Db;
  /** Where there is a pool of them. */
  connections?(): ConnectionCounts;
  close(): Promise<void>;
}

/** Written once and never changed. */
type Fixed<T> = ColumnType<T, T, never>;

/** A room type that is sold. Its prices and limits are columns, for they decide; the rest is shown and no more. */
export interface PropertyRow {
  id: Fixed<string>;
  position: number;
  /** False once the motel's content no longer has it; its bookings stay. */
  is_listed: boolean;
  /** The owner's flag (D13). */
  in_stock: boolean;
  /** How many such rooms there are. */
  capacity: number;
  title: string;
  room_type: string;
  price_per_night: Cents;
  pet_fee_per_pet: Cents;
  extra_person_charge: Cents;
  default_allowed_persons: number | null;
  is_pet_friendly: boolean;
  allowed_pets: number;
  is_smoking_allowed: boolean;
  facts: JSONColumnType<PropertyFacts>;
}

/** What a property's page shows beside its name, prices and limits. */
export interface PropertyFacts {
  readonly badge?: string | undefined;
  readonly city: string;
  readonly country: string;
  readonly images: readonly string[];
  readonly guest: number;
  readonly bedroom: number;
  readonly bed: number;
  readonly bathroom: number;
  readonly rating: number;
  readonly reviews: number;
  readonly description: string;
}

/** One property's rooms on one night; the table refuses `sold` beyond `capacity`. Made when first sold (D12). */
interface NightRow {
  property_id: Fixed<string>;
  date: Fixed<CivilDate>;
  capacity: number;
  sold: number;
}

interface GuestRow {
  id: Fixed<string>;
  /** `+14035550142`. Never another one. */
  mobile: string;
  created_at: Fixed<Date>;
}

interface AuthSessionRow {
  id: Fixed<string>;
  guest_id: Fixed<string>;
  /** SHA-256 of the token, hex: who reads the table cannot sign in. */
  token_hash: Fixed<string>;
  created_at: Fixed<Date>;
  expires_at: Fixed<Date>;
  revoked_at: Date | null;
}

/** A stay from its hold on. Only its status ever changes, and how long it is held. */
export interface BookingRow {
  property_id: Fixed<string>;
  id: Fixed<string>;
  guest_id: Fixed<string>;
  auth_session_id: Fixed<string>;
  status: BookingStatus;
  check_in: Fixed<CivilDate>;
  check_out: Fixed<CivilDate>;
  rooms: Fixed<number>;
  adults: Fixed<number>;
  children: Fixed<number>;
  infants: Fixed<number>;
  pets: Fixed<number>;
  extra_persons: Fixed<number>;
  firstname: Fixed<string>;
  lastname: Fixed<string>;
  email: Fixed<string>;
  phone: Fixed<string>;
  special_request: Fixed<string>;
  /** The price breakdown as it was sold; it adds up to `total`. */
  lines: ColumnType<readonly QuoteLine[], string, never>;
  total: Fixed<Cents>;
  /** What one night of it costs in all: the most that a late cancellation keeps (D10). */
  one_night_total: Fixed<Cents>;
  action: Fixed<BookingAction>;
  /** The confirmed booking that this one prolongs (D8), of the same property. */
  extends_booking_id: Fixed<string | null>;
  /** Then its session is ended at the provider; while that still decides, it is held on and asked again. */
  held_until: Date;
  created_at: Fixed<Date>;
  status_changed_at: Date;
}

/** Which booking a guest's `Idempotency-Key` made. */
interface IdempotencyKeyRow {
  guest_id: Fixed<string>;
  key: Fixed<string>;
  request_hash: Fixed<string>;
  property_id: string;
  booking_id: string;
  created_at: Date;
}

/** The one payment session of a booking, written before the provider is asked so that a retry asks the same again. */
interface CheckoutRow {
  property_id: Fixed<string>;
  booking_id: Fixed<string>;
  provider: Fixed<string>;
  idempotency_key: Fixed<string>;
  expires_at: Fixed<Date>;
  title: Fixed<string>;
  success_url: Fixed<string>;
  cancel_url: Fixed<string>;
  created_at: Fixed<Date>;
  /** Null until the provider has answered; then final, as is `url`. */
  session_id: string | null;
  url: string | null;
}

/** Money that came in. Each belongs to a confirmed booking or has a refund. */
export interface PaymentRow {
  property_id: Fixed<string>;
  booking_id: Fixed<string>;
  reference: Fixed<string>;
  session_id: Fixed<string>;
  amount: Fixed<Cents>;
  recorded_at: Fixed<Date>;
}

/**
 * `room-gone`: paid after the hold was lost. `wrong-amount`: not the price. `already-paid`: a second payment.
 * `cancelled`: what is left of a stay that was given up (D10).
 */
export type RefundReason = 'room-gone' | 'wrong-amount' | 'already-paid' | 'cancelled';

/**
 * Money that goes back: due while it is neither sent nor ended, done once the provider's own event has settled it.
 * One that was refused or came back has failed, and is an open item.
 */
export interface RefundRow {
  property_id: Fixed<string>;
  booking_id: Fixed<string>;
  payment_reference: Fixed<string>;
  amount: Fixed<Cents>;
  reason: Fixed<RefundReason>;
  requested_at: Fixed<Date>;
  attempts: number;
  next_attempt_at: Date;
  sent_at: Date | null;
  settled_at: Date | null;
  failed_at: Date | null;
}

/**
 * `unmatched-payment`: it names a booking that is not here. `refund-failed`: refused, or sent back by a bank.
 * `refunded-elsewhere`: given back at the provider and not by us. `disputed`: the guest's bank wants it back.
 * `unreadable-event`: the provider told something that we do not understand.
 */
export type OpenItemKind =
  | 'unmatched-payment'
  | 'refund-failed'
  | 'refunded-elsewhere'
  | 'disputed'
  | 'unreadable-event';

/** Something about money that no rule settles: it waits for the motel's hand until somebody says that it is settled. */
export interface OpenItemRow {
  provider: Fixed<string>;
  /** What the provider calls it: a payment, a refund, a dispute or an event. */
  reference: Fixed<string>;
  kind: OpenItemKind;
  payment_reference: Fixed<string | null>;
  /** As the payment names it; there may be no such booking. */
  booking_id: Fixed<string | null>;
  amount: Fixed<Cents | null>;
  noticed_at: Date;
  settled_at: Date | null;
}

/** Up to when a provider has been asked for events that never arrived. */
interface EventCursorRow {
  provider: Fixed<string>;
  asked_until: Date;
}

/** An event of a provider that has had its effect; its key makes every repetition harmless. */
interface PaymentEventRow {
  provider: Fixed<string>;
  event_id: Fixed<string>;
  type: Fixed<string>;
  session_id: Fixed<string | null>;
  received_at: Fixed<Date>;
}

interface FeedbackRow {
  id: Fixed<string>;
  name: Fixed<string>;
  email: Fixed<string>;
  message: Fixed<string>;
  created_at: Fixed<Date>;
}

/** What somebody has used up of a limit; see `takeAllowance`. */
interface RateLimitRow {
  /** A digest: the table names nobody. */
  key: Fixed<string>;
  spent_until: Date;
}

/** Rooms that the front desk keeps out of sale, for a booking by telephone or a repair. */
export interface RoomBlockRow {
  property_id: Fixed<string>;
  id: Fixed<string>;
  check_in: Fixed<CivilDate>;
  check_out: Fixed<CivilDate>;
  rooms: Fixed<number>;
  reason: Fixed<string>;
  created_at: Fixed<Date>;
  /** Null while the rooms are kept. */
  lifted_at: Date | null;
}

/** What was done by hand; only ever added to. */
export interface DeskLogRow {
  id: Fixed<string>;
  at: Fixed<Date>;
  who: Fixed<string>;
  action: Fixed<'cancel' | 'resend' | 'block' | 'unblock' | 'settle'>;
  /** The booking, block, open item or mail that it was done to. */
  subject: Fixed<string>;
  details: Fixed<string>;
}

/** A booking that its guest sees on a device, where HISTORY_SCOPE is `device` (decision 028). */
interface DeviceBookingRow {
  property_id: Fixed<string>;
  booking_id: Fixed<string>;
  /** SHA-256 of the token in the device's cookie, hex. */
  device_hash: Fixed<string>;
  created_at: Fixed<Date>;
}

/** A link in a mail that shows a booking on another device; how long it does follows from the check-out. */
interface StayLinkRow {
  property_id: Fixed<string>;
  booking_id: Fixed<string>;
  /** SHA-256 of the token in the link, hex. */
  token_hash: Fixed<string>;
  created_at: Fixed<Date>;
}
