import { ENDPOINTS } from '@motel/api-client/contracts';
import type { FeeWire } from '@motel/api-client/desk-contracts';
import type { Stay } from '@motel/booking-core';
import { syncTariff } from '../../src/rates/index.ts';
import { wrongInBooks } from '../support/books.ts';
import { flatTariff } from '../support/flat-tariff.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { stayQuery, testDesk } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

const VAT: FeeWire = {
  id: 'vat',
  label: 'VAT',
  percent: 7,
  of: ['rooms'],
  included: true,
  tax: { name: 'USt', number: 'DE 1' },
};
const VISITOR: FeeWire = {
  id: 'visitor',
  label: 'Visitor’s tax',
  amount: 2.5,
  each: 'adult',
  per: 'night',
  tax: { name: 'Visitor’s tax' },
};

describe('§14.7: an owner changes the taxes', () => {
  const motel = testMotel();
  const owner = testStaff(motel, 'owner', 'Odile');
  const { book, changeRates, look } = testDesk(motel, owner);
  const taxesNow = async () => (await owner.call('rateTaxes')).body.taxes;
  let first: FeeWire[];
  beforeEach(async () => {
    first = await taxesNow();
  });
  afterEach(async () => {
    await change(first);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  const change = (taxes: readonly FeeWire[]) => changeRates({ kind: 'lists', taxes });
  const billed = async (stay: Stay) => {
    const { body } = await owner.call('quoteStay', { query: stayQuery(stay) });
    return {
      total: body.total,
      lines: body.lines.filter(({ label }: { label: string }) => /tax|VAT/i.test(label)),
    };
  };

  test('the page has the taxes as they are, and what they can be of', async () => {
    expect((await motel.call(ENDPOINTS.properties.path)).body[0]).not.toHaveProperty('taxes');
    const { body } = await owner.call('rateTaxes');
    expect(body).toMatchObject({
      currency: 'CAD',
      taxes: [
        { id: 'taxes', label: 'Taxes', percent: 5, tax: { name: 'GST' } },
        { id: 'tourism-levy', percent: 4 },
      ],
      extras: [{ id: 'extra-persons' }, { id: 'smoking-room' }, { id: 'pets' }],
    });
    expect(body.rooms.map(({ id }: { id: string }) => id)).toContain('many');
  });

  test('other taxes are charged at once, and stays that are sold keep their bill', async () => {
    const sold = await book({ pay: 'later' });
    expect((await change([VAT, VISITOR])).status).toBe(200);
    // Two nights at 89, and two adults: 178 have 11.64 in them; the total is still in whole dollars.
    expect(await billed(freshStay(2))).toEqual({
      total: 188,
      lines: [
        { label: 'VAT', detail: '7% included: $11.64', isWithin: true, amount: 0 },
        { label: 'Visitor’s tax', detail: '2 adults × $2.50 × 2 nights', amount: 10 },
      ],
    });
    expect((await look(sold)).folio.total).toBe(195_00);
    const { body: cards } = await motel.call(ENDPOINTS.properties.path);
    expect(cards[0].taxes).toBe('VAT included, before Visitor’s tax');
    const { body: changes } = await owner.call('rateChanges');
    expect(changes.changes[0]).toMatchObject({
      by: 'Odile',
      note: 'Taxes: VAT 7%, included; Visitor’s tax $2.50 a night',
    });
  });

  test('a change of taxes is undone, and the next start keeps what the desk set', async () => {
    const { version } = (await change([VAT])).body;
    expect(await taxesNow()).toEqual([VAT]);
    await syncTariff(motel.db, flatTariff(Object.values(ROOMS)), motel.clock.now());
    expect(await taxesNow()).toEqual([VAT]);
    expect((await changeRates({ kind: 'undo', version })).status).toBe(200);
    expect(await taxesNow()).toEqual(first);
  });

  const FIXED = { percent: undefined, of: undefined, included: undefined, amount: 2 };
  test.each<[Partial<FeeWire>, string]>([
    [{ percent: 101 }, 'VAT: its percentage must be a percentage from 0 to 100 with at most 4 decimals.'],
    [
      { of: ['pool'] },
      'VAT: what it is taken of must be a list of rooms, extra-persons, smoking-room, pets, each once.',
    ],
    [{ round: 'cent' }, 'VAT: round is not known.'],
    [
      { ...FIXED, amount: 'two' },
      "VAT: its amount must be an amount from 0 to 99999.99, such as '89' or '89.50'.",
    ],
    [{ ...FIXED, tax: undefined }, 'VAT: say what it is called on receipts.'],
    [{ from: '2027-13-01' }, 'VAT: its first day must be a date of the calendar, such as 2027-07-01.'],
    [
      { id: 'pets' },
      'VAT: its name must be unique, and none of rooms, persons, step, period, code, rounding.',
    ],
  ])('%j is refused with a sentence', async (wrong, message) => {
    const answer = await change([JSON.parse(JSON.stringify({ ...VAT, ...wrong }))]);
    expect(answer).toSay(`422 ${message}`);
    expect(await taxesNow()).toEqual(first);
  });
});
