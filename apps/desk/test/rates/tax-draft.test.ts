import type { FeeWire } from '@motel/api-client/desk-contracts';
import { ENGLISH, parseTariff, price, type TariffData } from '@motel/booking-core';
import {
  newTax,
  presetDrafts,
  taxDrafts,
  taxesOf,
  taxWords,
} from '../../src/features/rates/lists/tax-draft.ts';
import { feesOf, PRESETS, presetOf } from '../../src/shared/taxes/presets.ts';
import { MOTEL } from '../motel.tsx';

const extras = [
  { id: 'extra-persons', label: 'Extra person charge' },
  { id: 'smoking-room', label: 'Smoking room charge' },
  { id: 'pets', label: 'Pet fee per pet' },
];
/** As they cross the wire. */
const plain = (taxes: readonly FeeWire[]) => JSON.parse(JSON.stringify(taxes)) as FeeWire[];
const again = (taxes: readonly FeeWire[]) =>
  plain(taxesOf(MOTEL, taxDrafts({ taxes: [...taxes], extras }), extras));

function priced(taxes: readonly FeeWire[]) {
  const tariff = parseTariff({
    id: 'usual',
    currency: 'CAD',
    rooms: { queen: { sleeps: 2 } },
    nightly: [{ price: '129' }],
    fees: [...extras.map((extra) => ({ ...extra, amount: 0 })), ...taxes],
  } as TariffData);
  const party = { adults: 2, children: 0, infants: 0, pets: 0 };
  const got = price(tariff, { room: 'queen', from: '2027-06-01', to: '2027-06-03', party }, ENGLISH.price);
  if (!got.ok) throw new Error(got.violations[0].message);
  return got.quote;
}

describe('§14.7: taxes as they are typed', () => {
  test.each(PRESETS)('$place is a tariff’s, comes back as it is, and cites its law', ({ taxes: lawful }) => {
    const taxes = feesOf(lawful);
    for (const { law, read, percent, amount } of lawful) {
      expect(law).toMatch(/Act|Ministry|type the/);
      if (percent === '' || amount === '') expect(law).toMatch(/type the|by the town/);
      if (read !== undefined) expect(read).toMatch(/^20\d\d-/);
    }
    expect(
      again(taxes).map(({ percent, amount, ...rest }) => ({ ...rest, figure: Number(percent ?? amount) })),
    ).toEqual(
      plain(taxes).map(({ percent, amount, ...rest }) => ({ ...rest, figure: Number(percent ?? amount) })),
    );
    if (taxes.some(({ percent, amount }) => percent === '' || amount === '')) return;
    expect(priced(again(taxes)).total).toBe(priced(taxes).total);
  });

  test('Québec: a lodging tax, and GST and QST of the price with it', () => {
    const { taxes } = presetOf('CA', 'Quebec')!;
    const { lines, total } = priced(feesOf(taxes));
    // 258.00 × 3.5 % = 9.03; 267.03 × 5 % = 13.3515; × 9.975 % = 26.6362…
    expect(lines.slice(1).map(({ amount }) => amount)).toEqual([9_03, 13_35, 26_64]);
    expect(total).toBe(307_02);
  });

  test('F25: a place keeps the ids and names of taxes that the motel has', () => {
    const own: FeeWire[] = [
      { id: 'taxes', label: 'Taxes', percent: 5, of: ['rooms'], tax: { name: 'GST', number: '12 RT0001' } },
      {
        id: 'levy',
        label: 'Tourism Levy tax',
        percent: 4,
        of: ['rooms'],
        tax: { name: 'Alberta tourism levy' },
      },
    ];
    const { taxes } = PRESETS.find(({ place }) => place === 'Alberta')!;
    const filled = taxesOf(MOTEL, presetDrafts(feesOf(taxes), { taxes: own, extras }), extras);
    expect(filled).toMatchObject([
      { ...own[0], percent: '5', of: taxes[0]!.of },
      { ...own[1], percent: '4', of: taxes[1]!.of, exempt: { fromNights: 28 } },
    ]);
    const fromHere = presetDrafts(feesOf(presetOf('CA', 'Québec')!.taxes), {
      taxes: own,
      extras,
    });
    expect(taxesOf(MOTEL, fromHere, extras)[1]).toMatchObject({
      id: 'taxes',
      of: ['rooms', ...extras.map(({ id }) => id), 'lodging-tax'],
    });
  });

  test('F28: each tax is rounded as it is chosen', () => {
    const [tax] = taxDrafts({ taxes: [{ id: 'gst', label: 'GST', percent: 5, of: ['rooms'] }], extras });
    const typed = taxesOf(MOTEL, [{ ...tax!, round: 'dollar-up' }], extras);
    expect(typed).toMatchObject([{ round: 'dollar-up' }]);
    // 258.00 × 5 % = 12.90.
    expect(priced(typed).lines.at(-1)).toMatchObject({ amount: 13_00 });
  });

  test('what the form does not show stays as it was', () => {
    const taxes: FeeWire[] = [
      { id: 'taxes', label: 'Taxes', percent: '5', of: ['rooms', 'pets'], round: 'dollar-up', always: true },
      { id: 'city', label: 'City', amount: { queen: '3' }, per: 'night', tax: { name: 'City' } },
    ];
    expect(again(taxes)).toEqual(taxes);
  });

  test('dates, nights, a most and a number are the tariff’s fields', () => {
    const [draft] = taxDrafts({ taxes: [newTax([]).was], extras });
    const typed = {
      ...draft!,
      label: 'Visitor’s tax',
      kind: 'amount',
      figure: '2.50',
      each: 'adult',
      per: 'night',
      firstNights: '21',
      most: '50',
      from: '2027-06-01',
      exemptFrom: '28',
      number: 'H-1',
    } as const;
    expect(plain(taxesOf(MOTEL, [typed, { ...typed, key: 1, number: '', per: 'stay' }], extras))).toEqual([
      {
        id: 'visitor-s-tax',
        label: 'Visitor’s tax',
        from: '2027-06-01',
        exempt: { fromNights: 28 },
        tax: { name: 'Visitor’s tax', number: 'H-1' },
        amount: '2.5',
        each: 'adult',
        per: 'night',
        firstNights: 21,
        most: '50',
      },
      expect.objectContaining({ id: 'visitor-s-tax-2', per: 'stay', tax: { name: 'Visitor’s tax' } }),
    ]);
    expect(taxWords(typed)).toBe('2.50 for each adult a night, the first 21');
  });

  test('a tax can be of all lines above it, not of those in the price', () => {
    const [levy, vat] = [
      { id: 'levy', label: 'Levy', percent: 4, of: ['rooms'] },
      { id: 'vat', label: 'VAT', percent: 7, of: ['rooms'], included: true },
    ];
    const drafts = taxDrafts({
      taxes: [levy!, vat!, { id: 'gst', label: 'GST', percent: 5, of: ['rooms'] }],
      extras,
    });
    const taxes = taxesOf(MOTEL, drafts.with(2, { ...drafts[2]!, base: 'above' }), extras);
    expect(taxes[2]?.of).toEqual(['rooms', 'extra-persons', 'smoking-room', 'pets', 'levy']);
  });
});
