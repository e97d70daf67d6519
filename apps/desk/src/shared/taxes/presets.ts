import type { FeeWire } from '@motel/api-client/desk-contracts';
import { idOf } from './tax-id.ts';

/** A tax of a place, as its law has it. */
export interface LawTax extends FeeWire {
  /** The lines that it is taken of, and from when not any more. */
  readonly says: string;
  /** The act, or the authority's own text. */
  readonly law: string;
  /** The day on which that was read; absent where it was not. */
  readonly read?: string;
}

/** The taxes of a place, to begin with: an owner checks them with an accountant. */
export interface Preset {
  readonly place: string;
  /** The code of its country. */
  readonly country: string;
  /** With an id, a label and a name on receipts; one without a rate waits for the owner's. */
  readonly taxes: readonly LawTax[];
}

/** The charges beside the nights, as the tariff of a new motel has them. */
export const EXTRAS = ['extra-persons', 'smoking-room', 'pets'];
const ALL = ['rooms', ...EXTRAS];
const READ = '2026-11-29';
const OF_ALL = 'of the nights, pets, extra persons and cleaning';

interface Law extends Pick<LawTax, 'law' | 'read'> {
  readonly of?: readonly string[];
  readonly says?: string;
  /** Stays of so many nights or more do not pay it. */
  readonly fromNights?: number;
  readonly isIncluded?: boolean;
}

/** @param share per cent; empty where it is not known */
function percent(label: string, share: number | '', law: Law): LawTax {
  const { says = OF_ALL, of = ALL, fromNights, isIncluded, ...source } = law;
  return {
    id: idOf(label, []),
    label,
    percent: share,
    of: isIncluded ? ['rooms'] : [...of],
    tax: { name: label },
    ...(isIncluded && { included: true }),
    ...(fromNights !== undefined && { exempt: { fromNights } }),
    says: fromNights === undefined ? says : `${says}; none from ${fromNights} nights on`,
    ...source,
  };
}

const FEDERAL =
  'Excise Tax Act, s. 165; a month or more can be exempt in a residential complex: Sch. V, Part I, s. 6';
const GST = percent('GST', 5, { law: FEDERAL, read: READ });
const hst = (share: number) => percent('HST', share, { law: FEDERAL, read: READ });
const canadian = (place: string, ...taxes: LawTax[]): Preset => ({ place, country: 'CA', taxes });

/** The shape of taxes whose law was not read: an owner types the rate. */
const unread = (label: string): LawTax =>
  percent(label, '', { isIncluded: true, says: 'in the prices', law: 'Its law was not read: type the rate' });
const visitor = (label: string): LawTax => ({
  id: idOf(label, []),
  label,
  amount: '',
  each: 'adult',
  per: 'night',
  tax: { name: label },
  says: 'for each adult and night',
  law: 'Each town has its own: type the amount',
});

const BC = 'Provincial Sales Tax Act; Bulletin PST 120, Notice 2018-004';
const WITH_LODGING = [...ALL, 'lodging-tax'];

export const PRESETS: readonly Preset[] = [
  canadian(
    'Alberta',
    GST,
    percent('Tourism levy', 4, {
      fromNights: 28,
      law: 'Tourism Levy Act; Alberta, Tourism levy overview',
      read: READ,
    }),
  ),
  canadian(
    'British Columbia',
    GST,
    percent('PST', 8, { fromNights: 27, law: BC, read: READ }),
    percent('MRDT', '', { fromNights: 27, law: `${BC}: 3 at most, by the town`, read: READ }),
  ),
  canadian(
    'Manitoba',
    GST,
    percent('RST', 7, { fromNights: 30, law: 'The Retail Sales Tax Act, C.C.S.M. c. R130' }),
  ),
  canadian('New Brunswick', hst(15)),
  canadian('Newfoundland and Labrador', hst(15)),
  canadian('Northwest Territories', GST),
  canadian('Nova Scotia', hst(14)),
  canadian('Nunavut', GST),
  canadian('Ontario', hst(13)),
  canadian('Prince Edward Island', hst(15)),
  canadian(
    'Québec',
    percent('Lodging tax', 3.5, {
      of: ['rooms'],
      says: 'of the nights alone',
      fromNights: 32,
      law: 'Act respecting the Québec sales tax, Title IV.2; Revenu Québec, Tax on lodging',
      read: READ,
    }),
    percent('GST', 5, {
      of: WITH_LODGING,
      says: 'of everything, the lodging tax too',
      law: `${FEDERAL}; Revenu Québec, Tax on lodging`,
      read: READ,
    }),
    percent('QST', 9.975, {
      of: WITH_LODGING,
      says: 'of everything, the lodging tax too',
      law: 'Act respecting the Québec sales tax, s. 16',
      read: READ,
    }),
  ),
  canadian(
    'Saskatchewan',
    GST,
    percent('PST', 6, {
      fromNights: 30,
      law: 'The Provincial Sales Tax Act; Ministry of Finance',
      read: READ,
    }),
  ),
  canadian('Yukon', GST),
  {
    place: 'Montana, United States',
    country: 'US',
    taxes: [percent('Lodging tax', '', { law: 'Its law was not read: type the rate' })],
  },
  {
    place: 'México',
    country: 'MX',
    taxes: [
      unread('IVA'),
      percent('Lodging tax', '', {
        of: ['rooms'],
        says: 'of the nights',
        law: 'Each state has its own: type the rate',
      }),
    ],
  },
  { place: 'Australia', country: 'AU', taxes: [unread('GST')] },
  { place: 'France', country: 'FR', taxes: [unread('TVA'), visitor('Taxe de séjour')] },
  { place: 'Germany', country: 'DE', taxes: [unread('USt'), visitor('Kurtaxe')] },
  { place: 'New Zealand', country: 'NZ', taxes: [unread('GST')] },
  { place: 'United Kingdom', country: 'GB', taxes: [unread('VAT')] },
];

/** The taxes of a place, by the words of its province or else its country. */
export function presetOf(country: string, province: string): Preset | undefined {
  const folded = (text: string) => text.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();
  const there = PRESETS.filter((preset) => preset.country === country);
  return (
    there.find(({ place }) => folded(place.split(',')[0] ?? '') === folded(province)) ??
    (country === 'CA' || country === 'US' ? undefined : there[0])
  );
}

/** The taxes without the words about their law, as a tariff takes them. */
export function feesOf(taxes: readonly LawTax[]): FeeWire[] {
  return taxes.map(({ says: _, law: __, read: ___, ...fee }) => fee);
}
