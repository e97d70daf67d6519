import pg from 'pg';
import { createToken, hashToken } from '../../src/shared/token.ts';

/** So much of each thing that a motel gathers over the years. */
export interface Amounts {
  readonly bookings: number;
  /** Of these, one guest's. */
  readonly ofOneGuest: number;
  /** Days ahead on which nights are counted. */
  readonly nights: number;
  readonly changesOfRates: number;
}

export interface FilledGuest {
  readonly id: string;
  readonly token: string;
  /** Their latest stay. */
  readonly stay: string;
}

/**
 * Fills a motel that has one paid stay with stays like it: a hundred of the month before last, all others more than two years
 * ago, thirty a night, with rooms, receipts, journal and log. Its days have ended up to the day before yesterday.
 */
export async function fillMotel(url: string, amounts: Amounts): Promise<FilledGuest> {
  const guest: FilledGuest = { id: 'one', token: createToken(), stay: 'stay-0' };
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Millions of rows go in without a look at what they refer to.
    await client.query('set session_replication_role = replica');
    for (const command of commands(amounts)) await client.query(command);
    await client.query(
      `insert into auth_sessions (id, guest_id, token_hash, created_at, expires_at, shows_number)
       values ($1, $1, $2, now(), now() + interval '1 day', true)`,
      [guest.id, hashToken(guest.token)],
    );
    await client.query('vacuum analyze');
    return guest;
  } finally {
    await client.end();
  }
}

const NIGHT = { sold: 0, open: 40, arrivals: 0, revenue: 0, rate: 0, perRoom: 0 };
/** Of a day on which nothing happened. */
const REPORT = {
  night: { ...NIGHT, before: NIGHT },
  cameIn: 0,
  left: 0,
  booked: 0,
  givenUp: 0,
  ways: [],
  net: 0,
  held: 0,
  owed: 0,
  undone: [],
  charges: { room: 0, extras: 0, kept: 0, taxes: [], total: 0 },
};

/** The characters of a booking's number. */
const ALPHABET = '234679ACDEFGHJKMNPQRTUVWXY';

function commands({ bookings, ofOneGuest, nights, changesOfRates }: Amounts): string[] {
  const code = [0, 1, 2, 3, 4].map((place) => `substr('${ALPHABET}', (i / ${26 ** place}) % 26 + 1, 1)`);
  return [
    'create temporary table sample as select * from bookings limit 1',
    'create temporary table numbers as select id, property_id, row_number() over (order by position, id) - 1 as n from rooms limit 30',
    // The first hundred stand apart, so that every motel has the same last months.
    `create temporary table stays as
       select i, 'stay-' || i as id, n.id as room_id, n.property_id,
         case when i < ${ofOneGuest} then 'one' else 'guest-' || i % 200000 end as guest_id,
         current_date - 48 - 2 * (i / 30)::int - case when i < 100 then 0 else 800 end as check_in,
         'LI-' || ${code.join(' || ')} as reference
       from generate_series(0, ${bookings - 1}) i join numbers n on n.n = i % 30`,
    `insert into guests (id, mobile, created_at)
       select guest_id, '+1587' || lpad(min(i)::text, 7, '0'), now() - interval '3 days' from stays group by guest_id`,
    `insert into bookings select r.*
       from stays t, sample s, jsonb_populate_record(null::bookings, to_jsonb(s) || jsonb_build_object('id', t.id, 'guest_id', t.guest_id, 'auth_session_id', t.guest_id,
         'property_id', t.property_id, 'reference', t.reference, 'check_in', t.check_in, 'check_out', t.check_in + 2,
         'created_at', t.check_in - 20, 'status_changed_at', t.check_in - 20, 'arrived_at', t.check_in + 1, 'left_at', t.check_in + 2,
         'nights', jsonb_build_array(s.nights->0 || jsonb_build_object('from', t.check_in)),
         'guest_details', s.guest_details || jsonb_build_object('firstname', 'Maryam' || t.i % 1000 || 'x', 'lastname', 'Okafor' || replace(t.guest_id, '-', '') || 'x', 'email', t.guest_id || '@example.ca', 'phone', '+1403' || lpad(t.i::text, 7, '0')))) r`,
    `insert into folio_entries select r.*
       from stays t, (select e.* from folio_entries e, sample s where e.booking_id = s.id and e.amount > 0) e, jsonb_populate_record(null::folio_entries, to_jsonb(e) || jsonb_build_object('booking_id', t.id, 'at', t.check_in - 20,
         'payment_reference', case when e.kind = 'payment' then 'paid-' || t.i end)) r`,
    `insert into payment_requests select r.*
       from stays t, (select r.* from payment_requests r, sample s where r.booking_id = s.id) q, jsonb_populate_record(null::payment_requests, to_jsonb(q) || jsonb_build_object('id', t.id, 'booking_id', t.id, 'guest_id', t.guest_id,
         'session_id', 'session-' || t.i, 'held', '[]'::jsonb, 'created_at', t.check_in - 20, 'status_changed_at', t.check_in - 20)) r`,
    'insert into room_nights (room_id, date, booking_id) select room_id, check_in + k, id from stays, generate_series(0, 1) k',
    `insert into nights (property_id, date, capacity, sold)
       select property_id, check_in + k, 4, count(*) from stays, generate_series(0, 1) k group by 1, 2`,
    `insert into nights (property_id, date, capacity, sold)
       select id, current_date + d, 4, 0 from properties, generate_series(0, ${nights - 1}) d on conflict do nothing`,
    `insert into receipts (number, year, serial, booking_id, kind, content, issued_at, issued_by)
       select 'R-' || i, 1, i, id, 'receipt', '{}', check_in + 2, 'Sam' from stays where i % 4 = 1`,
    `insert into desk_log (id, at, who, action, subject, details)
       select 'log-' || i, check_in + 1, 'Sam', 'check-in', reference, 'Room 4' from stays`,
    `insert into desk_log (id, at, who, action, subject, details)
       select 'rate-' || i, now() - interval '60 days' - i * interval '1 hour', 'Sam', 'rates', 'rates', '$112' from generate_series(1, ${changesOfRates}) i`,
    `insert into ended_days (date, until, ended_at, by, report)
       select d::date, d + interval '1 day 4 hours', d + interval '1 day 4 hours', 'Sam', '${JSON.stringify(REPORT)}'::jsonb || jsonb_build_object('date', d::date)
       from generate_series((select min(check_in) from stays), current_date - 3, interval '1 day') d`,
    `insert into journal_lines (booking_id, date, account, name, percent, base, amount)
       select id, check_in + k, 'room', '', 0, 0, 8900 from stays, generate_series(0, 1) k`,
    `insert into tariff_versions (version, at, author, note, tariff)
       select version + i, at + i * interval '1 microsecond', 'Sam', '$112', tariff
       from (select * from tariff_versions order by version desc limit 1) last, generate_series(1, ${changesOfRates}) i`,
    `update tariff_versions set at = now() - interval '400 days' + version * interval '5 minutes'`,
  ];
}
