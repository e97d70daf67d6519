import type { TariffData } from '@motel/booking-core';

/** The motel's currency, and how its prices are written. */
export interface Money {
  /** ISO code, such as `CAD`. */
  readonly currency: string;
  /** Before the digits: `$`, `€`. */
  readonly sign: string;
  /** Of several: `Canadian dollars`, `euros`. */
  readonly name: string;
  /** Behind a price of the tariff: `before taxes`, `taxes included`, `VAT included, before visitor’s tax`. */
  readonly beforeTaxes: string;
  /** The same in a list of prices: `plus taxes`, `taxes included`. */
  readonly plusTaxes: string;
}

export function moneyOf({ currency, fees = [] }: Pick<TariffData, 'currency' | 'fees'>): Money {
  const taxes = fees.filter((fee) => fee.tax !== undefined || 'percent' in fee);
  const included = taxes.filter((tax) => 'included' in tax && tax.included === true);
  const added = taxes.filter((tax) => !included.includes(tax));
  const listed = (some: typeof taxes) => some.map(({ id, label = id }) => label).join(', ');
  const words = (before: string) => {
    if (included.length === 0) return `${before} taxes`;
    return added.length === 0 ? 'taxes included' : `${listed(included)} included, ${before} ${listed(added)}`;
  };
  return {
    currency,
    sign: currencyAs('narrowSymbol', currency),
    name: currencyAs('name', currency),
    beforeTaxes: words('before'),
    plusTaxes: words('plus'),
  };
}

function currencyAs(currencyDisplay: 'narrowSymbol' | 'name', currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
