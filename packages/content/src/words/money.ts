import {
  type Cents,
  decimalsOf,
  highestRate as highestOf,
  isPayable as isMultiple,
  type SmallestUnit,
  smallestUnitOf,
  type TariffData,
} from '@motel/booking-core';
import { houseFees, isTaxFee } from '@motel/booking-core/rates';
import type { Language, Sentences } from '@motel/language';

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

export interface MoneyWords {
  /** Of several: `Canadian dollars`, `euros`. */
  readonly currencyName: string;
  /** Behind a price of the tariff: `before taxes`, `taxes included`, `VAT included, before visitor’s tax`. */
  readonly beforeTaxes: string;
}

export function moneyOf({ currency }: Pick<TariffData, 'currency'>): Money {
  return {
    currency,
    // Letters keep a space from the digits: `CHF 90`.
    sign: currencyAs('narrowSymbol', currency).replace(/\p{L}$/u, '$&\u00a0'),
    decimals: decimalsOf(currency),
    unit: smallestUnitOf(currency),
  };
}

export function moneyWordsOf(
  words: Sentences & { readonly language: Language },
  { currency, fees }: Pick<TariffData, 'currency' | 'fees'>,
): MoneyWords {
  const currencyName = currencyAs('name', currency, words.language);
  return { currencyName, beforeTaxes: taxWordsOf(words, fees) };
}

/** Whether an amount can be paid in the motel's currency (M9). */
export function isPayable({ unit }: Pick<Money, 'unit'>, amount: Cents): boolean {
  return isMultiple(amount, unit);
}

/** The smallest unit in which an amount is divided: one from before the motel's currency changed may have cents. */
export function unitOf(money: Pick<Money, 'unit'>, amount: Cents): SmallestUnit {
  return isPayable(money, amount) ? money.unit : 1;
}

/** The highest price of a night, a period or a fee (F3). */
export function highestRate({ unit }: Pick<Money, 'unit'>): Cents {
  return highestOf(unit);
}

/** How the prices of a tariff stand to its taxes: `before taxes`, `taxes included`, `VAT included, before visitor’s tax`. */
export function taxWordsOf({ t }: Sentences, fees: TariffData['fees'] = []): string {
  const taxes = fees.filter(isTaxFee);
  const included = taxes.filter((tax) => 'included' in tax && tax.included === true);
  const own = houseFees({ fees });
  const added = [...taxes.filter((tax) => !included.includes(tax)), ...own];
  const listed = (some: typeof added) => some.map(({ id, label = id }) => label).join(', ');
  if (included.length === 0) return own.length > 0 ? t('before taxes and fees') : t('before taxes');
  return added.length === 0
    ? t('taxes included')
    : t('{included} included, before {added}', { included: listed(included), added: listed(added) });
}

/** The same in a list of prices: `plus taxes`. @param beforeTaxes such as `before taxes` */
export function plusWords({ t }: Sentences, beforeTaxes: string): string {
  return beforeTaxes === t('before taxes') ? t('plus taxes') : beforeTaxes.replace(t('before '), t('plus '));
}

function currencyAs(currencyDisplay: 'narrowSymbol' | 'name', currency: string, locale = 'en'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
