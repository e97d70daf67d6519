import type { FeeWire } from '@motel/api-client/desk-contracts';
import { type FeeData, parseTariff, type TariffData, TariffError } from '@motel/booking-core';
import { isTaxFee, withTaxes } from '@motel/booking-core/rates';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';

/** Works out the tariff with other taxes. Refused with `rule-broken` and the first fault of a tax in a sentence. */
export function withOtherTaxes(tariff: TariffData, taxes: readonly FeeWire[]): Outcome<TariffData> {
  const taxed = withTaxes(tariff, taxes as readonly FeeData[]);
  const others = (taxed.fees?.length ?? 0) - taxes.length;
  const untaxed = taxes.find((fee) => !isTaxFee(fee as FeeData));
  if (untaxed !== undefined)
    return refuse('rule-broken', 'tax-unnamed', { tax: untaxed.label ?? untaxed.id });
  try {
    parseTariff(taxed);
    return succeed(taxed);
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    const [fault] = error.faults;
    const [, at = '', field = ''] = /^fees\[(\d+)\]\.?(.*)$/.exec(fault?.path ?? '') ?? [];
    const tax = taxes[Number(at) - others];
    // Any other fault is the tariff's own sentence.
    if (fault === undefined || at === '' || tax === undefined) return succeed(taxed);
    return refuse('rule-broken', 'tax-wrong', {
      tax: tax.label ?? tax.id,
      field: FIELDS[field] ?? field,
      must: fault.message,
    });
  }
}

/** The fields as the desk's page names them. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'its name',
  label: 'its name',
  percent: 'its percentage',
  amount: 'its amount',
  of: 'what it is taken of',
  firstNights: 'its nights',
  most: 'its most',
  from: 'its first day',
  to: 'its last day',
  'exempt.fromNights': 'the nights of long stays',
  'tax.name': 'its name on receipts',
  'tax.number': 'its number',
};
