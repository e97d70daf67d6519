import { ENDPOINTS } from '@motel/api-client/contracts';
import type { HouseFeeWire, RateChange } from '@motel/api-client/desk-contracts';
import { syncTariff } from '../../src/rates/index.ts';
import { flatTariff } from '../support/flat-tariff.ts';
import { freshStay, nightsFrom, ROOMS } from '../support/test-booking.ts';
import { stayQuery, testDesk } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

const CLEANING: HouseFeeWire = { id: 'cleaning', label: 'Cleaning', amount: 25, taxes: ['taxes'] };
const LINEN: HouseFeeWire = {
  id: 'linen',
  label: 'Linen',
  amount: { many: '8.50' },
  each: 'person',
  exempt: { fromNights: 7 },
  taxes: ['taxes', 'tourism-levy'],
};

describe('F39: an owner keeps the fees of the house', () => {
  const motel = testMotel();
  const owner = testStaff(motel, 'owner', 'Odile');
  const { book, changeRates, look } = testDesk(motel, owner);
  let first: Extract<RateChange, { kind: 'lists' }>;
  beforeEach(async () => {
    const { taxes, round } = (await owner.call('rateTaxes')).body;
    first = { kind: 'lists', taxes, round };
  });
  afterEach(async () => {
    await keep([]);
    await changeRates(first);
  });

  const listed = async () => (await owner.call('articles')).body;
  async function keep(fees: readonly HouseFeeWire[]) {
    const { version, articles } = await listed();
    const change = { kind: 'lists', articles, fees } as const;
    return owner.call('changeRates', { body: { version, change } });
  }
  const quote = async (nights: number) =>
    (await owner.call('quoteStay', { query: stayQuery(freshStay(nights)) })).body;

  test('they are in the price with their taxes, and a change is undone', async () => {
    const { taxes } = await listed();
    expect(taxes[0]).toEqual({ id: 'taxes', label: 'Taxes', isOfRooms: true });
    expect((await keep([CLEANING, LINEN])).status).toBe(200);
    const { fees, version } = await listed();
    expect(fees).toEqual([CLEANING, LINEN]);
    const { body: cards } = await motel.call(ENDPOINTS.properties.path);
    expect(cards[0].taxes).toBe('before taxes and fees');
    // 178 + 25 + 17: 5 % of 220 and 4 % of 195, each up to a dollar.
    const { lines, total } = await quote(2);
    expect(lines).toContainEqual({ label: 'Linen', detail: '2 persons × $8.50', amount: 17 });
    expect(total).toBe(178 + 25 + 17 + 11 + 8);
    expect((await quote(7)).lines).toContainEqual({
      label: 'Linen',
      detail: 'Not charged from 7 nights',
      amount: 0,
    });
    const { changes } = (await owner.call('rateChanges')).body;
    expect(changes[0].note).toMatch(/^Articles: .*\. Fees: Cleaning \$25; Linen \$8\.50, under 7 nights$/);
    await syncTariff(motel.db, flatTariff(Object.values(ROOMS)), motel.clock.now());
    expect((await listed()).fees).toEqual([CLEANING, LINEN]);
    await changeRates({ kind: 'undo', version });
    expect((await listed()).fees).toEqual([]);
  });

  test.each<[Partial<HouseFeeWire>, string]>([
    [{ amount: '' }, "its amount must be an amount from 0 to 99999.99, such as '89' or '89.50'."],
    [{ amount: { attic: 5 } }, 'its amount is not known.'],
    [{ exempt: { fromNights: 1 } }, 'the nights of long stays must be a whole number from 2 to 365.'],
  ])('%j is refused with a sentence', async (wrong, message) => {
    expect(await keep([{ ...CLEANING, ...wrong }])).toSay(`422 Cleaning: ${message}`);
  });

  test('F37 a receipt takes an included tax out of each part by itself', async () => {
    const vat = { id: 'vat', label: 'VAT', percent: 16, of: ['rooms'], included: true };
    const lodging = { id: 'lodging', label: 'Lodging', percent: 4, of: ['rooms'], net: true };
    await changeRates({ kind: 'lists', taxes: [vat, lodging], round: 'cent' });
    await keep([{ ...CLEANING, amount: 1530, taxes: ['vat'] }]);
    const stay = freshStay(2);
    const nights = [2004, 4956].map((price, at) => {
      const { checkIn: date } = nightsFrom(at, 1, stay.checkIn);
      return { rooms: ['many'], from: date, to: date, price };
    });
    await changeRates({ kind: 'nights', nights });
    const id = await book({ stay, total: 8730 });
    // 4 % of the rooms alone, without the VAT in them.
    expect((await look(id)).folio.total).toBe(8490_00 + 240_00);
    const issued = { kind: 'receipt', total: 8730 };
    const { number } = (await owner.call('issueReceipt', { parts: { id }, body: issued })).body;
    const { lines, taxes } = (await owner.call('receipt', { parts: { number } })).body;
    const amounts = [...lines, ...taxes].map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual([6000, 1318.97, 1171.03, 240]);
  });
});
