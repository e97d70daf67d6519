import type { FeeWire } from '@motel/api-client/desk-contracts';
import { idOf } from './tax-id.ts';

/** The taxes of a place, to begin with: an owner checks them with an accountant. */
export interface Preset {
  readonly place: string;
  /** With an id, a label and a name on receipts; a percentage without `of` is of the nights. */
  readonly taxes: readonly FeeWire[];
}

const percent = (label: string, share: number, more: Partial<FeeWire> = {}): FeeWire => ({
  id: idOf(label, []),
  label,
  percent: share,
  of: ['rooms'],
  tax: { name: label },
  ...more,
});
/** Long stays do not pay it. */
const exemptFrom = (fromNights: number) => ({ exempt: { fromNights } });
const GST = percent('GST', 5);
const included = (label: string, share: number): FeeWire => percent(label, share, { included: true });
const visitor = (label: string, amount: number): FeeWire => ({
  id: 'visitor-tax',
  label,
  amount,
  each: 'adult',
  per: 'night',
  tax: { name: label },
});

/** As of 2026. */
export const PRESETS: readonly Preset[] = [
  { place: 'Alberta', taxes: [GST, percent('Tourism levy', 4, exemptFrom(28))] },
  {
    place: 'British Columbia',
    taxes: [GST, percent('PST', 8, exemptFrom(27)), percent('MRDT', 3, exemptFrom(27))],
  },
  { place: 'Manitoba', taxes: [GST, percent('RST', 7)] },
  { place: 'New Brunswick', taxes: [percent('HST', 15)] },
  { place: 'Newfoundland and Labrador', taxes: [percent('HST', 15)] },
  { place: 'Northwest Territories', taxes: [GST] },
  { place: 'Nova Scotia', taxes: [percent('HST', 14)] },
  { place: 'Nunavut', taxes: [GST] },
  { place: 'Ontario', taxes: [percent('HST', 13)] },
  { place: 'Prince Edward Island', taxes: [percent('HST', 15)] },
  {
    place: 'Québec',
    taxes: [
      percent('Lodging tax', 3.5),
      percent('GST', 5, { of: ['rooms', 'lodging-tax'] }),
      percent('QST', 9.975, { of: ['rooms', 'lodging-tax'] }),
    ],
  },
  { place: 'Saskatchewan', taxes: [GST, percent('PST', 6)] },
  { place: 'Yukon', taxes: [GST] },
  { place: 'Montana, United States', taxes: [percent('Lodging tax', 8)] },
  { place: 'Australia', taxes: [included('GST', 10)] },
  { place: 'France', taxes: [included('TVA', 10), visitor('Taxe de séjour', 1)] },
  { place: 'Germany', taxes: [included('USt', 7), visitor('Kurtaxe', 2.5)] },
  { place: 'New Zealand', taxes: [included('GST', 15)] },
  { place: 'United Kingdom', taxes: [included('VAT', 20)] },
];
