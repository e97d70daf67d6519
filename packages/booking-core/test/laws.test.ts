import { fc, it } from '@fast-check/vitest';
import { cancellationOutcome } from '../src/booking.ts';
import {
  addDays,
  cents,
  civilDate,
  parseTariff,
  priceTotal,
  type Quote,
  type StayRequest,
  type TariffData,
} from '../src/index.ts';
import { price, verifyQuote } from './support/english.ts';
import { plainSum } from './support/exact.ts';
import { tariffWith } from './support/pricing.ts';
import { Chance, randomRequest, randomTariff } from './support/random-cases.ts';
import { runs } from './support/runs.ts';
import { soldAs } from './support/sold-as.ts';

/** A tariff and a stay that has a price by it. */
interface Case {
  readonly data: TariffData;
  readonly request: StayRequest;
  readonly quote: Quote;
}

const cases: fc.Arbitrary<Case> = fc.integer().map((seed) => {
  const chance = new Chance(seed);
  for (;;) {
    const data = randomTariff(chance);
    const tariff = parseTariff(data);
    for (let tries = 0; tries < 10; tries++) {
      const request = randomRequest(chance, data);
      const got = price(tariff, request);
      if (got.ok) return { data, request, quote: got.quote };
    }
  }
});

const tariffOf = ({ data }: Case) => parseTariff(data);

describe('[Q10] one more night', () => {
  it.prop([cases], runs(5))('[Q10] never makes a stay cheaper, unless a line says so', (one) => {
    const tariff = tariffOf(one);
    const { quote } = one;
    const longer = price(tariff, { ...one.request, rooms: quote.rooms, to: addDays(quote.to, 1) });
    if (!longer.ok) return;
    const newly = longer.quote.lines.filter(
      ({ kind, label, detail }) =>
        (detail?.startsWith('Not charged from') || label.includes('off every night')) &&
        quote.lines.every((line) => line.kind !== kind || line.detail !== detail || line.label !== label),
    );
    if (newly.length === 0) expect(longer.quote.total).toBeGreaterThanOrEqual(quote.total);
  });

  it.prop([fc.integer(), fc.integer({ min: 20, max: 120 })])(
    '[Q10] [F9] [F10] totals rise over a whole season',
    (seed, nights) => {
      const chance = new Chance(seed);
      const { steps, periods, round, rooms } = randomTariff(chance);
      const tariff = tariffWith({
        rooms,
        nightly: [{ price: '80' }, { price: '123.45', on: ['fri', 'sat'] }],
        ...(steps && { steps: steps.filter(({ wholeStay }) => wholeStay !== true) }),
        ...(periods && { periods }),
        ...(round && { round }),
      });
      const from = civilDate('2027-12-20');
      const room = Object.keys(rooms)[0] as string;
      let last = 0;
      for (let count = 1; count <= nights; count++) {
        const total = priceTotal(tariff, { room, from, to: addDays(from, count), party: { adults: 1 } });
        expect(total).toBeGreaterThanOrEqual(last);
        last = total ?? 0;
      }
    },
  );
});

describe('[Q1] splitting a stay', () => {
  it.prop([cases, fc.nat()])('[Q1] does not change the price of its nights', (one, cut) => {
    const { id, currency, rooms: kinds, ages } = one.data;
    const nightly = one.data.nightly.map(({ minNights: _, maxNights: __, ...entry }) => {
      const { closedToArrival: ___, closedToDeparture: ____, ...open } = entry;
      return { ...open, ...(open.price === undefined && open.closed === undefined && { closed: false }) };
    });
    const tariff = parseTariff({ id, currency, rooms: kinds, nightly, ...(ages && { ages }) });
    const { room, from, to, party, rooms } = one.quote;
    const nights = plainSum(one.quote.nights.map((run) => run.nights));
    if (nights < 2) return;
    const middle = addDays(from, 1 + (cut % (nights - 1)));
    const totalOf = (begin: string, end: string) =>
      priceTotal(tariff, { room, from: begin, to: end, party, rooms });
    const total = totalOf(from, to);
    // A plan may price nights that the tariff does not.
    if (total !== undefined) expect((totalOf(from, middle) ?? 0) + (totalOf(middle, to) ?? 0)).toBe(total);
  });
});

describe('[Q9] [Q11] [Q12] every quote', () => {
  it.prop([cases], runs(3))('[Q9] its lines add up, and say what they are for', (one) => {
    const { lines, total, nights, rooms } = one.quote;
    expect(plainSum(lines.map(({ amount }) => amount))).toBe(total);
    const own = plainSum(nights.map((run) => run.nights * run.price * rooms));
    expect(plainSum(lines.filter(({ kind }) => kind === 'rooms').map(({ amount }) => amount))).toBe(own);
    for (const line of lines) {
      expect(line.label).not.toBe('');
      expect(Object.is(line.amount, -0)).toBe(false);
      if (line.quantity !== undefined && line.amount !== 0) {
        expect(line.amount).toBe(line.quantity * (line.unitAmount as number));
      }
    }
    expect(JSON.stringify(one.quote)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.prop([cases], runs(3))('[Q12] is accepted after JSON', (one) => {
    const said = JSON.parse(JSON.stringify(one.quote));
    expect(verifyQuote(said, tariffOf(one), soldAs(one.quote))).toEqual({ ok: true, quote: one.quote });
  });

  it.prop([cases, fc.nat(), fc.nat(), fc.integer({ min: -100_000, max: 100_000 })], runs(3))(
    '[Q12] the first changed line is named',
    (one, a, b, change) => {
      if (change === 0) return;
      const said = JSON.parse(JSON.stringify(one.quote));
      const changed = [a, b].map((pick) => pick % said.lines.length);
      for (const at of new Set(changed)) said.lines[at].amount += change;
      expect(verifyQuote(said, tariffOf(one), soldAs(one.quote))).toMatchObject({
        ok: false,
        path: `lines[${Math.min(...changed)}]`,
        expected: one.quote.lines[Math.min(...changed)],
      });
    },
  );

  it.prop([cases])('[Q11] is frozen, also inside', ({ quote }) => {
    const open = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      (!Object.isFrozen(value) || Object.values(value).some(open));
    expect(open(quote)).toBe(false);
  });

  it.prop([cases])('[Q11] no later change of its request or its data changes it', ({ data, request }) => {
    const given = structuredClone({ data, request });
    const tariff = parseTariff(given.data);
    const got = price(tariff, given.request);
    const before = JSON.stringify(got);
    scramble(given);
    expect(JSON.stringify(got)).toBe(before);
    expect(JSON.stringify(price(tariff, request))).toBe(before);
  });
});

describe('[F15] [X3] a refund', () => {
  it.prop([cases, fc.array(fc.integer({ min: -2000, max: 100 }), { minLength: 2 }), fc.nat()])(
    '[F15] [X3] is from $0 to what was paid, and never rises with time',
    ({ quote }, hours, paid) => {
      if (quote.from < '1981') return;
      const rules = { timeZone: 'America/Edmonton', checkInHour: 15, checkOutHour: 11 };
      const refunds = hours
        .toSorted((a, b) => a - b)
        .map((hour) => {
          const cancelledAt = Date.parse(quote.from) + hour * 3_600_000;
          const { from: checkIn, total, policy: terms } = quote;
          const request = { checkIn, cancelledAt, price: total, paid: cents(paid), terms };
          const { kept, refunded, owed } = cancellationOutcome(request, rules);
          expect(kept + refunded).toBe(paid + owed);
          expect(kept).toBeLessThanOrEqual(quote.policy.late);
          return refunded;
        });
      expect(Math.min(...refunds)).toBeGreaterThanOrEqual(0);
      expect(refunds).toEqual(refunds.toSorted((a, b) => b - a));
      expect(quote.policy.late).toBeLessThanOrEqual(quote.total);
    },
  );
});

describe('[R1] [Q6] requests of any kind', () => {
  const tariff = tariffWith({ codes: [{ code: 'x', off: 1 }], fees: [{ id: 'fee', amount: 1 }] });
  const good: StayRequest = { room: 'queen', from: '2027-07-04', to: '2027-07-06', party: { adults: 2 } };
  const fields = 'room from to party rooms extraPersons code bookedOn exempt'.split(' ');
  const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });

  it.prop([fc.oneof(anything, fc.dictionary(fc.constantFrom(...fields), anything))], runs(5))(
    '[R1] [Q6] give a reason, never an error or a number',
    (request) => {
      const got = price(tariff, request as never);
      expect(got.ok).toBe(false);
      if (!got.ok) expect(got.violations[0].message).not.toBe('');
      expect(priceTotal(tariff, request as never)).toBeUndefined();
    },
  );

  it.prop([fc.constantFrom('room', 'from', 'to', 'party'), anything], runs(5))(
    '[R1] [Q6] one wrong field is enough',
    (field, value) => {
      const got = price(tariff, { ...good, [field]: value } as never);
      expect(got.ok).toBe(false);
    },
  );

  it.prop([fc.constantFrom('adults', 'children', 'infants', 'pets'), anything], runs(5))(
    '[R1] [Q6] one wrong count is enough',
    (member, value) => {
      const isCount = value === undefined || (Number.isInteger(value) && (value as number) >= 0);
      const got = price(tariff, { ...good, party: { ...good.party, [member]: value } } as never);
      if (!isCount) expect(got).toMatchObject({ ok: false, violations: [{ code: 'guests-invalid' }] });
    },
  );

  it.prop([anything], runs(5))('[Q12] [R1] anything in place of a quote is refused', (quote) => {
    expect(verifyQuote(quote, tariff, { bookedOn: '2027-01-01' }).ok).toBe(false);
  });

  test('[R1] the good request has a price', () => {
    expect(price(tariff, good).ok).toBe(true);
  });
});

/** Changes every value inside, as far as it can be changed. */
function scramble(value: object): void {
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null) scramble(part);
    else Reflect.set(value, name, 'changed');
  }
}
