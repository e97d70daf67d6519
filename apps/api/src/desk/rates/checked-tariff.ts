import { parseTariff, type TariffData, TariffError } from '@motel/booking-core';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';

/**
 * Checks the entries of a part of a tariff. Refused with `rule-broken` and the first fault of one in a sentence; any other
 * fault is the tariff's own sentence, elsewhere.
 * @param nameOf the entry at a place, as the page calls it; `undefined` for one that the page has not
 */
export function checkedTariff(
  data: TariffData,
  part: 'fees' | 'articles',
  nameOf: (at: number) => string | undefined,
): Outcome<TariffData> {
  try {
    parseTariff(data);
    return succeed(data);
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    const [fault] = error.faults;
    const [, list = '', at = '', field = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(fault?.path ?? '') ?? [];
    const name = list === part ? nameOf(Number(at)) : undefined;
    if (fault === undefined || name === undefined) return succeed(data);
    return refuse('rule-broken', 'tax-wrong', {
      tax: name,
      field: FIELDS[field] ?? field,
      must: fault.message,
    });
  }
}

/** The fields as the desk's pages name them. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'its name',
  label: 'its name',
  percent: 'its percentage',
  amount: 'its amount',
  price: 'its price',
  of: 'what it is taken of',
  firstNights: 'its nights',
  most: 'its most',
  from: 'its first day',
  to: 'its last day',
  'exempt.fromNights': 'the nights of long stays',
  taxes: 'its taxes',
  'tax.name': 'its name on receipts',
  'tax.number': 'its number',
};
