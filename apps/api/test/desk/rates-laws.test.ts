import { fc, it } from '@fast-check/vitest';
import type { RateChange } from '@motel/api-client/desk-contracts';
import {
  addDays,
  civilDate,
  ENGLISH,
  nightPrices,
  parseTariff,
  price,
  type Tariff,
} from '@motel/booking-core';
import { isInTheWay, isUndone, seasonReach, seasonsOf, withoutChange } from '@motel/booking-core/rates';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import type { WrittenChange } from '../../src/desk/rates/change-note.ts';
import { applyRateChange } from '../../src/desk/rates/change-rates.ts';
import { refusalOf } from '../../src/shared/outcome.ts';
import { flatTariff } from '../support/flat-tariff.ts';
import { ROOMS } from '../support/test-booking.ts';

const FIRST = '2027-06-01';
const DAYS = 40;
const words = wordsOf(content, 'en');
const KINDS = ['many', 'single', 'no-pets'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const day = (number: number) => addDays(civilDate(FIRST), number);
const rooms = fc.subarray(KINDS, { minLength: 1 });
const on = fc.option(fc.subarray([...WEEKDAYS], { minLength: 5 }), { nil: undefined });
const stated = fc
  .record(
    {
      price: fc.integer({ min: 50, max: 60 }),
      minNights: fc.integer({ min: 1, max: 3 }),
      closed: fc.boolean(),
      closedToArrival: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter((fields) => Object.keys(fields).length > 0);
const span = fc
  .tuple(fc.nat({ max: DAYS - 8 }), fc.integer({ min: 6, max: 12 }))
  .map(([from, length]) => ({ from: day(from), to: day(Math.min(from + length, DAYS)) }));
const row = fc
  .tuple(rooms, on, stated)
  .map(([about, days, fields]) => ({ rooms: about, ...(days && { on: days }), ...fields }));
const nights = fc.tuple(row, span).map(([fields, dates]) => ({ ...fields, ...dates }));
const change: fc.Arbitrary<WrittenChange> = fc.oneof(
  fc
    .array(nights, { minLength: 1, maxLength: 2 })
    .map((all): WrittenChange => ({ kind: 'nights', nights: all })),
  fc
    .tuple(fc.constantFrom('Spring', 'Summer'), span, fc.array(row, { minLength: 1, maxLength: 3 }))
    .map(([name, dates, rows]): WrittenChange => ({ kind: 'season', season: { name, ...dates, rows } })),
);

/** Each change that is not refused, one after another. */
function story(changes: readonly RateChange[]): Tariff[] {
  const versions = [parseTariff(flatTariff(Object.values(ROOMS)))];
  for (const made of changes) {
    try {
      const applied = applyRateChange(words, made as WrittenChange, versions.at(-1) as Tariff, FIRST);
      versions.push(parseTariff(applied));
    } catch (error) {
      refusalOf(error);
    }
  }
  return versions;
}

it.prop([fc.array(change, { maxLength: 6 })])(
  '§14.7 a change that is undone at once leaves the tariff as before',
  (changes) => {
    const [before, after] = story(changes)
      .slice(-2)
      .map(({ data }) => data);
    if (before === undefined || after === undefined) return;
    expect(withoutChange(after, before, after).nightly).toEqual(before.nightly);
  },
);

test('§14.7 undoing a change gives its nights their price back, and no others', () => {
  let undoneCount = 0;
  fc.assert(
    fc.property(fc.array(change, { minLength: 2, maxLength: 6 }), fc.nat(), (changes, pick) => {
      const versions = story(changes);
      const at = 1 + (pick % Math.max(versions.length - 1, 1));
      const [before, after, now] = [versions[at - 1], versions[at], versions.at(-1)];
      if (before === undefined || after === undefined || now === undefined) return;
      if (isInTheWay([before.data, after.data], [after.data, now.data])) return;
      const undone = parseTariff(withoutChange(now.data, before.data, after.data));
      expect(isUndone({ before, after, now, undone }, FIRST, DAYS)).toBe(true);
      undoneCount += 1;
    }),
    { numRuns: 400 },
  );
  expect(undoneCount).toBeGreaterThan(50);
});

it.prop([fc.array(change, { minLength: 1, maxLength: 6 })])(
  '§14.7 a season wins where taking it away would change a price',
  (changes) => {
    const tariff = story(changes).at(-1) as Tariff;
    const last = day(DAYS);
    for (const season of seasonsOf(tariff.data).slice(1)) {
      // Its prices as no other entry has them.
      const nightly = tariff.data.nightly.map((entry) => {
        const isOwn = entry.name === season.name && entry.from === season.from && entry.to === season.to;
        return isOwn && entry.price !== undefined ? { ...entry, price: 999 } : entry;
      });
      if (!season.rows.every(({ price }) => price !== undefined)) continue;
      const marked = parseTariff({ ...tariff.data, nightly });
      const dates = KINDS.flatMap((room) => nightPrices(marked, room, FIRST, addDays(last, 1)))
        .filter(({ price: charged }) => charged === 99900)
        .map(({ date }) => date);
      const { wins } = seasonReach(tariff.data, season, civilDate(FIRST), last);
      const won = (date: string) => wins.some(({ from, to }) => from <= date && date <= to);
      for (const date of dates) expect(won(date)).toBe(true);
    }
  },
);

it.prop([fc.array(change, { maxLength: 6 }), fc.constantFrom(...KINDS)])(
  '§14.7 the month shows what a guest is charged for each night',
  (changes, room) => {
    const tariff = story(changes).at(-1) as Tariff;
    for (const night of nightPrices(tariff, room, FIRST, day(DAYS))) {
      const { date: from } = night;
      const stay = { room, from, to: addDays(from, 1), party: { adults: 1 } };
      const priced = price(tariff, stay, ENGLISH.price);
      const isSold = night.price !== undefined && (night.minNights ?? 1) === 1 && !night.closedToArrival;
      expect(priced.ok).toBe(isSold);
      if (priced.ok) expect(priced.quote.nights[0]?.price).toBe(night.price);
    }
  },
);
