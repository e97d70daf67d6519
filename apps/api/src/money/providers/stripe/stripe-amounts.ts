import { type Cents, CURRENCIES, decimalsOf, fromMinorUnits, toMinorUnits } from '@motel/booking-core';

/** Stripe counts whole units of these, and hundredths of the others that we have without decimals. */
const IN_WHOLE_UNITS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');

/** An amount as Stripe counts it: in cents, whole yen, or thousandths of a dinar. */
export function toStripe(currency: string, amount: Cents): number {
  return toMinorUnits(amount, countedDecimals(currency));
}

export function fromStripe(currency: string, amount: number): Cents {
  return fromMinorUnits(amount, countedDecimals(currency.toUpperCase()));
}

/** Of a currency that we do not know Stripe counts hundredths, as of most. */
function countedDecimals(currency: string): 0 | 2 | 3 {
  if (IN_WHOLE_UNITS.includes(currency)) return 0;
  const isInThousandths = CURRENCIES.includes(currency) && decimalsOf(currency) === 3;
  return isInThousandths ? 3 : 2;
}
