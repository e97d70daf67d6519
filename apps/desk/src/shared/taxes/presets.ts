import type { FeeWire } from '@motel/api-client/desk-contracts';
import { unaccented } from '@motel/content/slug';
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

type Source = Pick<LawTax, 'law' | 'read'>;

interface Terms {
  readonly of?: readonly string[];
  readonly says?: string;
  /** Stays of so many nights or more do not pay it. */
  readonly fromNights?: number;
}

/** @param share per cent; empty where it is not known */
function percent(label: string, share: number | '', source: Source, terms: Terms = {}): LawTax {
  const { says = OF_ALL, of = ALL, fromNights } = terms;
  const tax = { id: idOf(label, []), label, percent: share, of: [...of], tax: { name: label }, ...source };
  if (fromNights === undefined) return { ...tax, says };
  return { ...tax, exempt: { fromNights }, says: `${says}; none from ${fromNights} nights on` };
}

const FEDERAL =
  'Excise Tax Act, s. 165; a month or more can be exempt in a residential complex: Sch. V, Part I, s. 6';
const ALBERTA = 'Tourism Levy Act; Alberta, Tourism levy overview';
const BC = 'Provincial Sales Tax Act; Bulletin PST 120, Notice 2018-004';
const LODGING = 'Act respecting the Québec sales tax, Title IV.2; Revenu Québec, Tax on lodging';
const UNREAD = { law: 'Its law was not read: type the rate' };
const ALONE = { of: ['rooms'], says: 'of the nights alone' };
const OF_NIGHTS = { of: ['rooms'], says: 'of the nights' };
const WITH_LODGING = { of: [...ALL, 'lodging-tax'], says: 'of everything, the lodging tax too' };

const readIn = (law: string): Source => ({ law, read: READ });
const GST = percent('GST', 5, readIn(FEDERAL));
const hst = (share: number) => percent('HST', share, readIn(FEDERAL));
/** A tax in the prices. */
const within = (label: string): LawTax => ({
  ...percent(label, '', UNREAD, { of: ['rooms'], says: 'in the prices' }),
  included: true,
});
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

/** By the code of a country and the place's name. */
const TAXES: Readonly<Record<string, readonly LawTax[]>> = {
  'CA Alberta': [GST, percent('Tourism levy', 4, readIn(ALBERTA), { fromNights: 28 })],
  'CA British Columbia': [
    GST,
    percent('PST', 8, readIn(BC), { fromNights: 27 }),
    percent('MRDT', '', readIn(`${BC}: 3 at most, by the town`), { fromNights: 27 }),
  ],
  'CA Manitoba': [
    GST,
    percent('RST', 7, { law: 'The Retail Sales Tax Act, C.C.S.M. c. R130' }, { fromNights: 30 }),
  ],
  'CA New Brunswick': [hst(15)],
  'CA Newfoundland and Labrador': [hst(15)],
  'CA Northwest Territories': [GST],
  'CA Nova Scotia': [hst(14)],
  'CA Nunavut': [GST],
  'CA Ontario': [hst(13)],
  'CA Prince Edward Island': [hst(15)],
  'CA Québec': [
    percent('Lodging tax', 3.5, readIn(LODGING), { ...ALONE, fromNights: 32 }),
    percent('GST', 5, readIn(`${FEDERAL}; Revenu Québec, Tax on lodging`), WITH_LODGING),
    percent('QST', 9.975, readIn('Act respecting the Québec sales tax, s. 16'), WITH_LODGING),
  ],
  'CA Saskatchewan': [
    GST,
    percent('PST', 6, readIn('The Provincial Sales Tax Act; Ministry of Finance'), { fromNights: 30 }),
  ],
  'CA Yukon': [GST],
  'US Montana, United States': [percent('Lodging tax', '', UNREAD)],
  'MX México': [
    within('IVA'),
    percent('Lodging tax', '', { law: 'Each state has its own: type the rate' }, OF_NIGHTS),
  ],
  'AU Australia': [within('GST')],
  'FR France': [within('TVA'), visitor('Taxe de séjour')],
  'DE Germany': [within('USt'), visitor('Kurtaxe')],
  'NZ New Zealand': [within('GST')],
  'GB United Kingdom': [within('VAT')],
};

export const PRESETS: readonly Preset[] = Object.entries(TAXES).map(([key, taxes]) => ({
  country: key.slice(0, 2),
  place: key.slice(3),
  taxes,
}));

/** The choices of a place, behind the one of none. */
export const placeOptions = (none: string) =>
  ['', ...PRESETS.map(({ place }) => place)].map((value) => ({ value, label: value || none }));

/** The taxes of a place, by the words of its province or else its country. */
export function presetOf(country: string, province: string): Preset | undefined {
  const folded = (text: string) => unaccented(text).replaceAll(/\P{L}/gu, '');
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
