import type { CivilDate } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { sql } from 'kysely';
import { hasNights, type ListedStay } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import type { listRoomTypes, nightsSoldFrom } from '../../../inventory/index.ts';
import type { OverOrdered } from '../../../stays/index.ts';
import { type Fault, openStay } from './fault.ts';

/** Nights whose count is not what is taken, or more than there is. @param taken a night may come several times */
export function nightFaults(
  { shownDate }: Words,
  counted: Awaited<ReturnType<typeof nightsSoldFrom>>,
  taken: readonly TakenNight[],
  types: Awaited<ReturnType<typeof listRoomTypes>>,
): Fault[] {
  const titles = new Map(types.map(({ id, title }) => [id, title]));
  const expected = new Map<string, TakenNight>();
  for (const night of taken) {
    const key = `${night.date} ${night.propertyId}`;
    expected.set(key, { ...night, rooms: night.rooms + (expected.get(key)?.rooms ?? 0) });
  }
  const all = new Map(counted.map((night) => [`${night.date} ${night.propertyId}`, night]));
  const nights = new Set([...all.keys(), ...expected.keys()]);
  return [...nights].toSorted().flatMap((key) => {
    const night = all.get(key);
    const [sold, rooms] = [night?.sold ?? 0, expected.get(key)?.rooms ?? 0];
    const { date, propertyId } = (night ?? expected.get(key)) as TakenNight;
    const title = titles.get(propertyId) ?? propertyId;
    const remedy = { kind: 'plan' as const, date, label: 'Look at the plan' };
    if (sold !== rooms) {
      return [
        {
          sentence: `${title} on ${shownDate(date)}: ${sold} ${sold === 1 ? 'room counts' : 'rooms count'} as sold, and stays, holds and closed rooms take ${rooms}.`,
          remedy,
        },
      ];
    }
    if (night !== undefined && sold > night.capacity) {
      const free = freeOn(types, all, date);
      const sentence = `${title} on ${shownDate(date)}: ${sold} rooms are sold, and there are ${night.capacity}. ${free}`;
      return [{ sentence, remedy }];
    }
    return [];
  });
}

/** The rooms of other kinds in which a guest could stay, in a sentence. */
function freeOn(
  types: Parameters<typeof nightFaults>[3],
  nights: ReadonlyMap<string, { readonly sold: number }>,
  date: CivilDate,
): string {
  const free = types.flatMap(({ id, title, rooms }) => {
    const left = rooms - (nights.get(`${date} ${id}`)?.sold ?? 0);
    return left > 0 ? [`${left} ${title}`] : [];
  });
  return free.length > 0 ? `Free that night: ${free.join(', ')}.` : 'No other room is free that night.';
}

/** Room numbers that do not agree with their stays. @param lacking stays whose guests are in the house without one */
export function numberFaults(
  { shownDate }: Words,
  wrong: readonly WrongNumber[],
  lacking: readonly ListedStay[],
): Fault[] {
  return [
    ...lacking.map(({ id, reference }) => ({
      sentence: `The guests of ${reference} are in the house, and have no room number tonight.`,
      remedy: openStay(id),
    })),
    ...wrong.map(({ bookingId, reference, number, date }) => ({
      sentence: `Room ${number} is given to ${reference} on ${shownDate(date)}, and the stay does not have it that night.`,
      remedy: openStay(bookingId),
    })),
  ];
}

export function articleFaults({ shownDate }: Words, over: readonly OverOrdered[]): Fault[] {
  return over.map(({ article, date, ordered, stock }) => ({
    sentence: `${article} on ${shownDate(date)}: ${ordered} are ordered, and there are ${stock}.`,
    remedy: { kind: 'plan', date, label: 'Look at the plan' },
  }));
}

/** Rooms that stays, holds and changes that wait for their payment take on a night. */
interface TakenNight {
  readonly propertyId: string;
  readonly date: CivilDate;
  readonly rooms: number;
}

export async function takenNights(db: Db, from: CivilDate): Promise<TakenNight[]> {
  const { rows } = await sql<TakenNight>`
    select property_id as "propertyId", night::date as date, sum(rooms)::integer as rooms
    from (
      select property_id, check_in, check_out, rooms from bookings
      where status in ('held', 'confirmed') and ${hasNights(from)}
      union all
      select run."propertyId", run."checkIn", run."checkOut", run.rooms
      from payment_requests request
      cross join lateral jsonb_to_recordset(request.held)
        as run ("propertyId" text, "checkIn" date, "checkOut" date, rooms integer)
      where request.status = 'open' and request.purpose = 'change'
    ) taken
    cross join lateral generate_series(greatest(check_in, ${from}::date)::timestamp, check_out - interval '1 day', '1 day') night
    group by 1, 2`.execute(db);
  return rows;
}

/** A room that a stay has on a night, although the stay does not have that night, that kind of room, or so many rooms. */
interface WrongNumber {
  readonly bookingId: string;
  readonly reference: string;
  readonly number: string;
  readonly date: CivilDate;
}

export async function wrongNumbers(db: Db, from: CivilDate): Promise<WrongNumber[]> {
  const { rows } = await sql<WrongNumber>`
    select "bookingId", reference, number, date from (
      select bookings.id as "bookingId", bookings.reference, rooms.number, taken.date, bookings.rooms as sold,
        bookings.status in ('held', 'confirmed')
          and bookings.check_in <= taken.date and taken.date < bookings.check_out
          and bookings.property_id = rooms.property_id as is_theirs,
        row_number() over (partition by bookings.id, taken.date order by rooms.position) as place
      from room_nights taken
      join bookings on bookings.id = taken.booking_id
      join rooms on rooms.id = taken.room_id
      where taken.date >= ${from}::date
    ) numbered
    where not is_theirs or place > sold
    order by date, number`.execute(db);
  return rows;
}
