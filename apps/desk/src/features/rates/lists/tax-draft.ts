import type { AnswerTo, FeeWire } from '@motel/api-client/desk-contracts';
import { typedPercents } from '@motel/content/desk-motel';
import { asRead, dollarReadings } from '../../../shared/field/typed-amount.tsx';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { idOf } from '../../../shared/taxes/tax-id.ts';
import { nextKey } from '../draft.ts';

export type Taxes = AnswerTo<'rateTaxes'>;

/** The lines that a percentage is of: the nights, the extras too, or the taxes above too; `other` is as the motel's files have it. */
const BASES = ['nights', 'extras', 'above'] as const;
type Base = (typeof BASES)[number];
export const EACH = ['room', 'person', 'adult', 'child'] as const;

/** A tax as it is typed: its figure is percent, or an amount; its rounding counts where it is added on top. */
export type TaxDraft = ReturnType<typeof draftOf>;

type Extras = Taxes['extras'];

export function taxDrafts({ taxes, extras }: Pick<Taxes, 'taxes' | 'extras'>): TaxDraft[] {
  return taxes.map((tax, key) => draftOf(tax, key, extras, taxes.slice(0, key)));
}

/** A tax, or a fee of an amount, as it is typed. */
export function draftOf(tax: FeeWire, key: number, extras: Extras, above: readonly FeeWire[]) {
  const { percent, amount } = tax;
  return {
    /** Of the form; the tax has its own id. */
    key,
    /** As the tariff has it; what the form does not show stays. */
    was: tax,
    label: tax.label ?? tax.id,
    kind: percent === undefined ? ('amount' as const) : ('percent' as const),
    figure: `${percent ?? (typeof amount === 'object' ? '' : (amount ?? ''))}`,
    base: baseOf(tax.of ?? ['rooms'], extras, above),
    isIncluded: tax.included ?? false,
    isNet: tax.net ?? false,
    round: tax.round ?? ('cent' as const),
    each: tax.each ?? ('' as const),
    per: tax.per === 'night' ? ('night' as const) : ('stay' as const),
    firstNights: `${tax.firstNights ?? ''}`,
    most: `${tax.most ?? ''}`,
    from: tax.from ?? '',
    to: tax.to ?? '',
    exemptFrom: `${tax.exempt?.fromNights ?? ''}`,
    name: tax.tax?.name ?? '',
    number: tax.tax?.number ?? '',
  };
}

/** A place's taxes as drafts. One that the motel has keeps its id and names: no stay counts as taxed and untaxed. */
export function presetDrafts(preset: readonly FeeWire[], known: Pick<Taxes, 'taxes' | 'extras'>): TaxDraft[] {
  const taxes = preset.map((tax) => {
    const was = known.taxes.find((own) => isSameTax(own, tax));
    return was === undefined ? tax : { ...tax, id: was.id, label: was.label, tax: was.tax ?? tax.tax };
  });
  const idOfNow = (id: string) => taxes[preset.findIndex((tax) => tax.id === id)]?.id ?? id;
  const lines = ['rooms', ...known.extras.map(({ id }) => id), ...taxes.map(({ id }) => id)];
  const named = taxes.map((tax) => ({
    ...tax,
    of: tax.of?.map(idOfNow).filter((id) => lines.includes(id)),
  }));
  return taxDrafts({ taxes: named, extras: known.extras });
}

/** By the name on receipts, or the rate. */
function isSameTax(one: FeeWire, other: FeeWire): boolean {
  const names = [one, other].map(({ tax, label, id }) => (tax?.name ?? label ?? id).toLowerCase());
  return (
    names[0] === names[1] || (one.percent !== undefined && Number(one.percent) === Number(other.percent))
  );
}

function baseOf(of: readonly string[], extras: Extras, above: readonly FeeWire[]): Base | 'other' {
  const isOf = (ids: readonly string[]) => ids.length === of.length && ids.every((id) => of.includes(id));
  return BASES.find((base) => isOf(linesOf(base, extras, above))) ?? 'other';
}

function linesOf(base: Base, extras: Extras, above: readonly FeeWire[]): string[] {
  if (base === 'nights') return ['rooms'];
  const all = ['rooms', ...extras.map(({ id }) => id)];
  return base === 'extras' ? all : [...all, ...above.filter(({ included }) => !included).map(({ id }) => id)];
}

/** The taxes as the tariff takes them; the server says in a sentence what cannot be. */
export function taxesOf(motel: DeskMotel, drafts: readonly TaxDraft[], extras: Extras): FeeWire[] {
  const taxes: FeeWire[] = [];
  for (const draft of drafts) taxes.push(taxOf(motel, draft, extras, taxes));
  return taxes;
}

export function taxOf(motel: DeskMotel, draft: TaxDraft, extras: Extras, above: readonly FeeWire[]): FeeWire {
  const figure = asRead(draft.figure, figureReadings(motel, draft));
  const { was, kind, base, isIncluded, isNet, exemptFrom, firstNights } = draft;
  // To the cent is what a tax is without a word about it.
  const round = draft.round === 'cent' && was.round === undefined ? undefined : draft.round;
  const [label = '', name = '', number] = [draft.label, draft.name, draft.number].map((text) => text.trim());
  const any: FeeWire = {
    id: was.id || idOf(label, above),
    label,
    from: draft.from || undefined,
    to: draft.to || undefined,
    exempt: exemptFrom === '' ? undefined : { fromNights: wholeOf(exemptFrom) },
    tax: name !== '' || kind === 'amount' ? { name: name || label, ...(number && { number }) } : undefined,
  };
  if (kind === 'percent') {
    return {
      ...any,
      percent: figure,
      of: base === 'other' ? (was.of ?? ['rooms']) : linesOf(base, extras, above),
      ...(isIncluded ? { included: true } : { round, always: was.always, net: isNet || undefined }),
    };
  }
  return {
    ...any,
    amount: typeof was.amount === 'object' && draft.figure === '' ? was.amount : figure,
    each: draft.each || undefined,
    per: draft.per,
    firstNights: draft.per === 'night' && firstNights !== '' ? wholeOf(firstNights) : undefined,
    most: asRead(draft.most, dollarReadings(motel, draft.most)) || undefined,
  };
}

export function figureReadings(motel: DeskMotel, { kind, figure }: TaxDraft): readonly number[] {
  return kind === 'percent' ? typedPercents(figure, motel) : dollarReadings(motel, figure);
}

/** Not a number becomes 0, which the server refuses by a sentence. */
function wholeOf(text: string): number {
  return Math.trunc(Number(text)) || 0;
}

export function newTax(drafts: readonly TaxDraft[]): TaxDraft {
  return draftOf({ id: '', label: '', percent: '', of: ['rooms'] }, nextKey(drafts), [], []);
}

/** A tax in a line of the list: `5%`, `7%, in the price`, `2.50 for each adult and night`. */
export function taxWords({ kind, figure, isIncluded, each, per, firstNights }: TaxDraft): string {
  if (kind === 'percent') return `${figure}%${isIncluded ? ', in the price' : ''}`;
  const unit = each === '' ? '' : ` for each ${each}`;
  const nights = per === 'night' && firstNights !== '' ? `, the first ${firstNights}` : '';
  return `${figure}${unit}${per === 'night' ? ' a night' : ' a stay'}${nights}`;
}
