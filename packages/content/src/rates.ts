import type { Rates } from './shapes/rates.ts';

/**
 * The motel's prices beside each room's own price per night. Nightly prices, steps and periods are only the first ones:
 * once the motel runs, the desk changes them.
 */
export const rates: Rates = {
  /** For one pet, in dollars; the same in every room. */
  petFeePerPet: 15,
  /** For one person beyond a room's allowance, in dollars; the same in every room. */
  extraPersonCharge: 20,
  /** Pets and extra persons are charged for every night, as the policies say (§9, D2). */
  chargedBy: 'night',
  /** Guests read the label; receipts have the tax's own name, with the motel's registration number. */
  taxes: { label: 'Taxes', percent: 5, tax: { name: 'GST', number: '00000 0000 RT0001' } },
  tourismLevy: { label: 'Tourism Levy tax', percent: 4, tax: { name: 'Alberta tourism levy' } },
  /** A stay's terms of cancelling, by its check-in; the last one that fits wins. */
  policies: [{ freeHours: 24, keep: 'first night' }],
  /** Dollars more than the room's price per night. Later entries win; the desk shows a named one as a season. */
  seasons: [
    { on: ['fri', 'sat'], more: 20 },
    { name: 'Summer', from: '2027-07-01', to: '2027-08-31', more: 30 },
    { name: 'Summer', from: '2028-07-01', to: '2028-08-31', more: 30 },
    { name: 'Heritage Day', from: '2027-07-30', to: '2027-08-01', more: 45, minNights: 2 },
    { name: 'Heritage Day', from: '2028-08-04', to: '2028-08-06', more: 45, minNights: 2 },
  ],
  /** A week, then a month: the nights from then on cost less. */
  steps: [
    { fromNight: 7, off: '15%' },
    { fromNight: 28, off: '30%' },
  ],
};
