import { decimalsOf, type SmallestUnit, smallestUnitOf, type TariffData } from '@motel/booking-core';
import { isTaxFee } from '@motel/booking-core/rates';
import { language, t } from '@motel/language';

/** The motel's currency, as its prices have it. */
export interface Money {
  /** ISO code, such as `CAD`. */
  readonly currency: string;
  /** Before the digits: `$`, `€`. */
  readonly sign: string;
  /** Behind the point of what is paid. */
  readonly decimals: 0 | 2 | 3;
  /** Every amount is a multiple of it (M9). */
  readonly unit: SmallestUnit;
}

/** The words of its prices. */
export interface MoneyWords {
  /** Of several: `Canadian dollars`, `euros`. */
  readonly currencyName: string;
  /** Behind a price of the tariff: `before taxes`, `taxes included`, `VAT included, before visitor’s tax`. */
  readonly beforeTaxes: string;
}

export function moneyOf({ currency }: Pick<TariffData, 'currency'>): Money {
  return {
    ...{ currency, sign: currencyAs('narrowSymbol', currency) },
    ...{ decimals: decimalsOf(currency), unit: smallestUnitOf(currency) },
  };
}

export function moneyWordsOf({ currency, fees }: Pick<TariffData, 'currency' | 'fees'>): MoneyWords {
  return { currencyName: currencyAs('name', currency), beforeTaxes: taxWordsOf(fees) };
}

/** How the prices of a tariff stand to its taxes: `before taxes`, `taxes included`, `VAT included, before visitor’s tax`. */
export function taxWordsOf(fees: TariffData['fees'] = []): string {
  const taxes = fees.filter(isTaxFee);
  const included = taxes.filter((tax) => 'included' in tax && tax.included === true);
  const added = taxes.filter((tax) => !included.includes(tax));
  const listed = (some: typeof taxes) => some.map(({ id, label = id }) => label).join(', ');
  if (included.length === 0) return t('before taxes');
  return added.length === 0
    ? t('taxes included')
    : t('{included} included, before {added}', { included: listed(included), added: listed(added) });
}

function currencyAs(currencyDisplay: 'narrowSymbol' | 'name', currency: string): string {
  const locale = currencyDisplay === 'name' ? language() : 'en';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
