import { csvOf, DESK_CALLS, figuresTable } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, nightDates } from '@motel/booking-core';
import { plantBlock } from '../../support/by-hand.ts';
import { skipDays } from '../../support/end-days.ts';
import { bookPaid } from '../../support/paid-stay.ts';
import { rowsOf } from '../../support/rows.ts';
import { ROOMS, signInGuest, TODAY } from '../../support/test-booking.ts';
import { DAY, testMotel } from '../../support/test-motel.ts';
import { signInStaff } from '../../support/test-staff.ts';

const today = civilDate(TODAY);

describe('The look-ahead', () => {
  const motel = testMotel();

  test('§14.10 days have their rooms, arrivals and revenue, and last year beside', async () => {
    const lastYear = addDays(today, 5);
    await bookPaid(motel, { checkIn: lastYear, checkOut: addDays(lastYear, 1) }, ROOMS.many);
    await motel.runJobsAfter(8 * DAY);
    await skipDays(motel, 356);
    const start = addDays(today, 364);
    const wren = await signInStaff(motel);
    const arrival = addDays(start, 5);
    const stay = { checkIn: arrival, checkOut: addDays(arrival, 2) };
    await bookPaid(motel, stay, ROOMS.many, { rooms: 2 });
    await (await signInGuest(motel)).book(stay, ROOMS.many);
    await plantBlock(motel, 'many', { checkIn: arrival, checkOut: addDays(arrival, 1) }, { rooms: 3 });

    const { body } = await wren.call('ahead');
    expect(body.days).toHaveLength(90);
    expect(body.days[0].date).toBe(start);
    const day = body.days[5];
    const many = body.types.findIndex(({ id }: { id: string }) => id === 'many');
    expect(day.types[many]).toEqual({ sold: 2, open: 9 });
    expect(day).toMatchObject({ date: arrival, sold: 2, arrivals: 1, revenue: 178, rate: 89 });
    expect(day.before).toMatchObject({ date: lastYear, sold: 1, arrivals: 1, revenue: 89, rate: 89 });
    expect(body.days[6]).toMatchObject({ sold: 2, arrivals: 0, revenue: 178 });
    expect(body.days.map(({ departures }: { departures: number }) => departures).indexOf(1)).toBe(7);
    expect(body.booked).toEqual([{ source: 'Website', nights: 4 }]);
    expect(
      body.spans.map(({ days, sold, revenue }: Record<string, number>) => [days, sold, revenue]),
    ).toEqual([
      [14, 4, 356],
      [90, 4, 356],
    ]);
  });

  test('§14.10 the figures of a span are a slow sum over the folio', async () => {
    const owner = await signInStaff(motel, 'owner', 'Odile');
    const from = addDays(today, 364);
    const to = addDays(from, 13);
    const { body } = await owner.call('figures', { query: { from, to } });
    // Each stay by hand: its nights in the span, and the lines of its rooms in that proportion.
    const stays = await rowsOf(motel.db, 'bookings', { status: 'confirmed' });
    const lines = await rowsOf(motel.db, 'folio_entries', { what: 'rooms' });
    const nights = stays.flatMap((stay) =>
      nightDates({ checkIn: stay.check_in, checkOut: stay.check_out }).map((date) => ({ date, stay })),
    );
    const within = nights.filter(({ date }) => from <= date && date <= to);
    const sold = within.reduce((all, { stay }) => all + stay.rooms, 0);
    const revenue = within.reduce((all, { stay }) => {
      const own = lines.filter((line) => line.booking_id === stay.id);
      const whole = own.reduce((price, { amount }) => price + amount, 0);
      return all + whole / nights.filter((night) => night.stay === stay).length;
    }, 0);
    expect(sold).toBe(4);
    expect(body.total).toMatchObject({
      sold,
      revenue: revenue / 100,
      arrivals: 1,
      rate: revenue / sold / 100,
      perRoom: Math.round(revenue / body.total.open) / 100,
      before: { sold: 1, revenue: 89 },
    });
    expect(body.days).toHaveLength(14);
    for (const figure of ['sold', 'open', 'arrivals', 'revenue'] as const) {
      const inAllOf = (rows: Record<string, number>[]) =>
        rows.reduce((all, row) => all + (row[figure] ?? 0), 0);
      const whole = body.total[figure];
      expect([inAllOf(body.types), inAllOf(body.days)], figure).toEqual([whole, whole]);
    }
    expect(body.before).toEqual({ from: today, to: addDays(today, 13) });
    const { shares } = body;
    const inAll = (name: 'sold' | 'revenue') =>
      shares.sources.reduce((all: number, source: Record<string, number>) => all + (source[name] ?? 0), 0);
    expect([inAll('sold'), inAll('revenue')]).toEqual([4, revenue / 100]);
    expect(shares).toMatchObject({ codes: [], stays: 1, cancelled: 0, noShows: 0 });
    const csv = csvOf(figuresTable(DESK_CALLS.figures.answer.parse(body)));
    expect(csv).toContain('ADR,RevPAR');
    expect(csv).toMatch(/^All,4,/m);
  });

  test.each(['1900-01-01', '2199-12-31'])('§14.10 the figures of %s have no stays', async (day) => {
    const owner = await signInStaff(motel, 'owner', 'Odile');
    const { body } = await owner.call('figures', { query: { from: day, to: day } });
    expect(body.total).toMatchObject({ sold: 0, revenue: 0, rate: 0, perRoom: 0 });
  });

  test('§14.10 a span backwards, of over a year or without a day is refused', async () => {
    const owner = await signInStaff(motel, 'owner', 'Odile');
    const ask = async (to: string) => (await owner.call('figures', { query: { from: today, to } })).status;
    const asked = [addDays(today, -1), addDays(today, 366), '2027-02-30'];
    expect(await Promise.all(asked.map(ask))).toEqual([422, 422, 400]);
  });
});
