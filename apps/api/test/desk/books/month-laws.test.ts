import { fc, it } from '@fast-check/vitest';
import {
  addDays,
  type Cents,
  cents,
  civilDate,
  dollars,
  NO_MONEY,
  ROUNDINGS,
  shareOf,
  sum,
} from '@motel/booking-core';
import type { BookingStatus, ChargePart } from '@motel/booking-core/booking';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { accountOf, type Booking, type FolioEntry, folioOf } from '../../../src/booking/index.ts';
import { taxDetail } from '../../../src/shared/words/tax-words.ts';

const words = wordsOf(content);

const amount = fc.integer({ min: 1, max: 100_000 }).map(cents);
const moment = fc
  .integer({ min: Date.UTC(2027, 4, 2), max: Date.UTC(2027, 8, 29) })
  .map((at) => new Date(at));

const PLAIN = { kind: 'charge', rule: '', quantity: 1, tariff: 'standard', by: 'guest' } as const;
const NOTHING = { detail: null, share: null, tax: null, paymentReference: null, sessionId: null };
const line = (part: ChargePart, what: string, money: Cents, label = what): FolioEntry => ({
  ...{ ...PLAIN, ...NOTHING, part, what, label, amount: money, unitAmount: money },
  at: new Date(Date.UTC(2027, 4, 2)),
});
const confirmed = (...entries: FolioEntry[]) =>
  accountOf(content, { status: 'confirmed', folio: folioOf(entries) });

const GST = { percent: 5, round: 'dollar-up', tax: { name: 'GST', number: '12 RT0001' } } as const;

/** A ledger as any sequence of payments, refunds, gifts and a cancellation may leave it. */
const booking: fc.Arbitrary<Booking> = fc
  .record({
    id: fc.uuid(),
    room: amount,
    pets: fc.oneof(fc.constant(NO_MONEY), amount),
    gst: amount,
    hasShare: fc.boolean(),
    levy: fc.oneof(fc.constant(NO_MONEY), amount),
    night: fc.integer({ min: 0, max: 140 }),
    status: fc.constantFrom<BookingStatus>('confirmed', 'cancelled', 'refunded', 'held'),
    closedAt: moment,
    closing: fc.option(fc.integer({ min: -100_000, max: 100_000 }).map(cents), { nil: undefined }),
    allowance: fc.option(fc.integer({ min: -50_000, max: -1 }).map(cents), { nil: undefined }),
    moves: fc.array(
      fc.record({
        at: moment,
        amount,
        isRefund: fc.boolean(),
        payment: fc.constantFrom('pay_1', 'desk:1', 'desk:2'),
        way: fc.constantFrom('card', 'cash', 'terminal'),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ id, room, pets, gst, hasShare, levy, night, status, closedAt, closing, allowance, moves }) => {
    const checkIn = addDays(civilDate('2027-05-02'), night);
    const entries: FolioEntry[] = [
      line('room', 'rooms', room),
      line('extra', 'pets', pets),
      hasShare
        ? {
            ...line('tax', 'gst', shareOf(sum(room, pets), 50_000, ROUNDINGS['dollar-up']), 'Taxes'),
            share: { ...GST, base: sum(room, pets) },
          }
        : line('tax', 'gst', gst, 'GST'),
      line('tax', 'levy', levy, 'Tourism levy'),
      ...(allowance === undefined ? [] : [line('allowance', 'allowance', allowance)]),
      ...(closing === undefined ? [] : [line('closing', status, closing)]),
      ...moves.map(({ at, amount: money, isRefund, payment, way }) => ({
        ...line('room', way, money),
        part: null,
        kind: isRefund ? ('refund' as const) : ('payment' as const),
        paymentReference: payment,
        at,
      })),
    ];
    const facts = { id, reference: `LI-${id.slice(0, 5)}`, status, checkIn, checkOut: addDays(checkIn, 2) };
    return { ...facts, statusChangedAt: closedAt, folio: folioOf(entries) } as unknown as Booking;
  });

describe('The laws of the books', () => {
  it.prop([booking])('§14.6 the parts of an account add up to its folio, whatever happened', (one) => {
    const { room, extras, kept, taxes, total } = accountOf(content, one);
    expect(total).toBe(one.folio.total);
    expect(sum(room, extras, kept, ...taxes.map((tax) => tax.amount))).toBe(total);
  });

  it.prop([booking])('§14.6 a tax is its rate of what is left, whatever happened', (one) => {
    for (const tax of accountOf(content, one).taxes.filter(({ percent }) => percent !== undefined)) {
      expect(tax).toMatchObject({ name: 'GST', number: '12 RT0001' });
      // A cancellation keeps one amount, a late change another: each is rounded by itself.
      const exact = (tax.base ?? 0) * 0.05;
      expect(tax.amount).toBeGreaterThanOrEqual(exact);
      expect(tax.amount).toBeLessThan(exact + 200);
    }
  });

  it.prop([booking])('F19: a paper says how each tax was rounded', (one) => {
    for (const tax of accountOf(content, one).taxes) {
      const { percent, base = NO_MONEY, amount: taken } = tax;
      if (percent === undefined) continue;
      const rule = taxDetail(words, tax)?.match(/, (.*)\. No/)?.[1];
      const isUp = taken === shareOf(base, percent * 10_000, ROUNDINGS['dollar-up']);
      if (rule === undefined) expect(taken).toBe(shareOf(base, percent * 10_000, ROUNDINGS.cent));
      else expect(rule).toBe(isUp ? 'rounded up to whole dollars' : 'each part rounded by itself');
    }
  });

  test('§14.6 an allowance takes its share of each tax off', () => {
    const account = confirmed(
      line('room', 'rooms', dollars('200')),
      line('tax', 'gst', dollars('10'), 'GST'),
      line('allowance', 'allowance', cents(-2100)),
    );
    expect(account).toMatchObject({ room: 18_000, extras: 0, kept: 0, total: 18_900 });
    expect(account.taxes).toEqual([{ name: 'GST', amount: 900 }]);
  });

  test('M9 an account with cents stays one where the motel is paid in yen now', () => {
    const gst = { percent: 5, base: cents(100_10), round: 'cent' } as const;
    const entries = [
      line('room', 'rooms', cents(100_10)),
      { ...line('tax', 'gst', cents(5_01), 'GST'), share: gst },
      line('allowance', 'allowance', cents(-50)),
    ];
    const booking = { status: 'confirmed', folio: folioOf(entries) } as const;
    const inDollars = accountOf(content, booking);
    const money = { ...content.money, decimals: 0, unit: 100 } as const;
    expect(accountOf({ ...content, money }, booking)).toEqual(inDollars);
    expect(inDollars.total).toBe(104_61);
  });

  test('§14.6 a price by hand keeps its taxes apart', () => {
    const account = confirmed(
      line('room', 'by-hand', dollars('100')),
      line('tax', 'gst', dollars('5'), 'GST'),
    );
    expect(account).toMatchObject({ room: 10_000, extras: 0, total: 10_500 });
    expect(account.taxes).toEqual([{ name: 'GST', amount: 500 }]);
  });

  test('§14.6 the tax of a kept night is its share of the price', () => {
    const entries = [
      line('room', 'rooms', dollars('200')),
      line('tax', 'gst', dollars('10'), 'GST'),
      line('closing', 'cancelled', cents(-10_500)),
    ];
    const kept = accountOf(content, { status: 'cancelled', folio: folioOf(entries) });
    expect(kept).toMatchObject({ room: 0, extras: 0, kept: 10_000, total: 10_500 });
    expect(kept.taxes).toEqual([{ name: 'GST', amount: 500 }]);
  });
});
