import * as FRENCH from '../src/catalogue/fr/index.ts';
import { ENGLISH, type PriceWords, parseTariff, type Quote, type Sale, type Tariff } from '../src/index.ts';
import { price, verifyQuote } from './support/english.ts';
import { quoteOf, stayOf, tariffWith } from './support/pricing.ts';

const TARIFF = tariffWith({
  nightly: [{ price: '100' }, { price: '120', on: ['mon'] }],
  steps: [{ fromNight: 3, off: '10%' }],
  fees: [
    { id: 'pet', each: 'pet', amount: '15' },
    { id: 'gst', percent: 5, of: ['rooms', 'pet'] },
  ],
  codes: [{ code: 'five', off: '5' }],
});
/** By the seller's own figures, those of QUOTE. */
const SALE = { bookedOn: '2027-01-01', exempt: { pet: 'assistance dog' } };
const REQUEST = stayOf(3, { party: { adults: 3, pets: 1 }, code: 'FIVE', ...SALE });
const QUOTE = quoteOf(TARIFF, REQUEST);
const verify = (quote: unknown, tariff: Tariff, words?: PriceWords, sale: Sale = SALE) =>
  verifyQuote(quote, tariff, sale, words);

type Json = { [name: string]: Json } & Json[] & (string | number);
const json = (quote: Quote): Json => JSON.parse(JSON.stringify(quote));

describe('[Q11] a quote has everything that it was worked out from', () => {
  test('[Q11] its tariff’s id and its request', () => {
    const { nights: _, lines: __, policy: ___, total: ____, ...rest } = QUOTE;
    expect(rest).toEqual({
      tariff: 'test',
      currency: 'CAD',
      room: 'queen',
      from: '2027-07-04',
      to: '2027-07-07',
      party: { adults: 3, children: 0, infants: 0, pets: 1 },
      rooms: 1,
      extraPersons: 1,
      code: 'FIVE',
      bookedOn: '2027-01-01',
      exempt: { pet: 'assistance dog' },
    });
    const plain = Object.keys(quoteOf(TARIFF, stayOf(1)));
    expect(plain.filter((name) => ['code', 'bookedOn', 'exempt'].includes(name))).toEqual([]);
  });

  test('[Q11] a request that changes while it is read gives one consistent quote', () => {
    let reads = 0;
    const request = {
      ...REQUEST,
      get exempt() {
        reads += 1;
        return reads === 1 ? { pet: 'assistance dog' } : { gst: 'hidden' };
      },
    };
    expect(quoteOf(TARIFF, request)).toEqual(QUOTE);
    expect(reads).toBe(1);
  });
});

describe('[Q12] working a quote out again', () => {
  test('[Q12] the first line that differs is named, with what it should be', () => {
    const changed = json(QUOTE);
    changed.lines![3]!.amount = -1 as never;
    changed.lines![4]!.amount = 0 as never;
    changed.total = 1 as never;
    const message = 'Entry 4 of lines differs from the tariff';
    const differs = { path: 'lines[3]', expected: QUOTE.lines[3], message };
    expect(verify(changed, TARIFF)).toEqual({ ok: false, ...differs });
  });

  test.each<[string, (quote: Json) => void, string]>([
    ['a night’s price', (quote) => (quote.nights![1]!.price = 1 as never), 'nights[1]'],
    ['a night too many', (quote) => quote.nights!.push({} as never), 'nights[3]'],
    ['a line’s words', (quote) => (quote.lines![0]!.label = 'Free' as never), 'lines[0]'],
    ['a field too many in a line', (quote) => (quote.lines![0]!.note = 'x' as never), 'lines[0]'],
    ['a line less', (quote) => quote.lines!.pop(), 'lines[5]'],
    ['a line too many', (quote) => quote.lines!.push({ amount: 0 } as never), 'lines[6]'],
    ['no lines', (quote) => delete quote.lines, 'lines[0]'],
    ['lines that are no list', (quote) => (quote.lines = 'none' as never), 'lines[0]'],
    ['the total', (quote) => (quote.total = 1 as never), 'total'],
    ['the total as text', (quote) => (quote.total = String(QUOTE.total) as never), 'total'],
    ['the currency', (quote) => (quote.currency = 'USD' as never), 'currency'],
    ['the policy', (quote) => (quote.policy!.late = 0 as never), 'policy'],
    ['no policy', (quote) => delete quote.policy, 'policy'],
    ['a policy of null', (quote) => (quote.policy = null as never), 'policy'],
    ['free hours that are an object', (quote) => (quote.policy!.freeHours = {} as never), 'policy'],
    ['a field too many', (quote) => (quote.discount = 5 as never), 'discount'],
    ['the tariff', (quote) => (quote.tariff = 'other' as never), 'tariff'],
    ['a room that is unknown', (quote) => (quote.room = 'king' as never), 'room'],
    ['a code that is unknown', (quote) => (quote.code = 'SIX' as never), 'code'],
    ['fewer guests', (quote) => (quote.party!.adults = 2 as never), 'extraPersons'],
  ])('[Q12] %s', (_, change, path) => {
    const changed = json(QUOTE);
    change(changed);
    expect(verify(changed, TARIFF)).toMatchObject({ ok: false, path });
  });

  test('[Q12] the expected value is there, unless the tariff has none', () => {
    const changed = json(QUOTE);
    changed.total = 1 as never;
    const message = 'total differs from the tariff';
    expect(verify(changed, TARIFF)).toEqual({ ok: false, path: 'total', expected: QUOTE.total, message });
    const longer = json(QUOTE);
    longer.lines!.push({ amount: 0 } as never);
    expect(Object.keys(verify(longer, TARIFF))).toEqual(['ok', 'path', 'message']);
    const other = { path: 'tariff', expected: 'test', message: 'The quote is not from tariff test' };
    expect(verify({ ...QUOTE, tariff: 'x' }, TARIFF)).toEqual({ ok: false, ...other });
    const unknown = { path: 'room', message: 'There is no such room.' };
    expect(verify({ ...QUOTE, room: 'x' }, TARIFF)).toEqual({ ok: false, ...unknown });
  });

  test('[Q12] a quote of another tariff with the same id differs', () => {
    const dearer = tariffWith({ ...TARIFF.data, nightly: [{ price: '101' }] });
    expect(verify(QUOTE, dearer)).toMatchObject({ ok: false, path: 'nights[0]' });
  });

  test.each([undefined, null, 5, 'quote', Number.NaN])('[Q12] %o is no quote', (quote) => {
    expect(verify(quote, TARIFF)).toEqual({ ok: false, path: '', message: 'A quote must be an object' });
  });

  test('[Q12] a quote in other words is checked with them', () => {
    const got = price(TARIFF, REQUEST, FRENCH.price);
    const quote = got.ok ? got.quote : undefined;
    expect(verify(quote, TARIFF, FRENCH.price).ok).toBe(true);
    expect(verify(quote, TARIFF, ENGLISH.price)).toMatchObject({ ok: false, path: 'lines[0]' });
    const unknown = verify({ ...QUOTE, room: 'x' }, TARIFF, FRENCH.price);
    expect(unknown).toMatchObject({ message: 'Cette chambre n’existe pas.' });
  });

  test('[Q12] the total is named before the fields that come before it', () => {
    expect(verify({ ...QUOTE, currency: 'USD', total: 1 }, TARIFF)).toMatchObject({ path: 'total' });
    expect(verify({ ...QUOTE, lines: [], total: 1 }, TARIFF)).toMatchObject({ path: 'lines[0]' });
    expect(verify({ ...QUOTE, nights: [], lines: [] }, TARIFF)).toMatchObject({ path: 'nights[0]' });
  });

  test('[Q12] never free is not the same as an object', () => {
    const never = tariffWith({ policies: [{ keep: 'everything' }] });
    const quote = quoteOf(never, stayOf(1));
    const sale = { bookedOn: '2027-07-04' };
    expect(verify(json(quote), never, undefined, sale).ok).toBe(true);
    const changed = { ...quote, policy: { ...quote.policy, freeHours: {} } };
    expect(verify(changed, never, undefined, sale)).toMatchObject({ ok: false, path: 'policy' });
  });

  test.each<[string, Sale, string]>([
    ['another day of booking', { ...SALE, bookedOn: '2027-01-02' }, 'bookedOn'],
    ['no fee left out', { bookedOn: '2027-01-01' }, 'exempt'],
    ['another reason', { ...SALE, exempt: { pet: 'a friend' } }, 'exempt'],
  ])('[Q12] the seller says: %s', (_, sale, path) => {
    const verified = verify(QUOTE, TARIFF, undefined, sale);
    expect(verified).toMatchObject({ ok: false, path });
    if (path === 'exempt') expect(verified).toMatchObject({ message: 'The seller leaves out other fees' });
  });

  test('[Q12] a client chooses neither the day of booking nor what is left out', () => {
    const off = { code: 'early', off: '50%', bookedFrom: '2019-01-01', bookedTo: '2019-12-31' };
    const tariff = tariffWith({ ...TARIFF.data, codes: [off] });
    const chosen = { code: 'early', bookedOn: '2019-12-31', exempt: { gst: 'none of it' } };
    const quote = quoteOf(tariff, stayOf(1, chosen));
    const expected = '2027-01-01';
    const differs = { path: 'bookedOn', expected, message: 'The day of booking is 2027-01-01' };
    expect(verify(quote, tariff, undefined, { bookedOn: expected })).toEqual({ ok: false, ...differs });
    const past = quoteOf(tariff, stayOf(1));
    expect(verify(past, tariff, undefined, { bookedOn: '2027-07-05' })).toMatchObject({
      path: 'from',
      message: 'The stay begins before the day of booking, 2027-07-05',
    });
    expect(verify({ ...past, from: Symbol('x') }, tariff, undefined, SALE).ok).toBe(false);
    expect(verify(past, tariff, undefined, { bookedOn: '2027-07-04' })).toMatchObject({ ok: true });
  });

  test.each(['', 'today', '2027-02-30', undefined])('[Q12] %o is no day of booking', (bookedOn) => {
    expect(() => verify(QUOTE, TARIFF, undefined, { bookedOn } as never)).toThrow(RangeError);
  });

  test('[Q12] a tariff that parseTariff has not made is refused', () => {
    expect(() => verify(null, {} as never)).toThrow('A tariff must come from parseTariff');
    expect(() => verify(QUOTE, TARIFF.data as never)).toThrow(TypeError);
    expect(verify(QUOTE, parseTariff(TARIFF.data)).ok).toBe(true);
  });
});
