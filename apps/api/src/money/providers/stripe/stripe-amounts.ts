import { type Cents, CURRENCIES, cents, decimalsOf } from '@motel/booking-core';
import { money } from '@motel/content';

/** Stripe counts whole units of these, and hundredths of the others that we have without decimals. */
const IN_WHOLE_UNITS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');

/** An amount in the motel's currency as Stripe counts it: in cents, whole yen, or thousandths of a dinar. */
export function toStripe(amount: Cents): number {
  const { currency, decimals } = money;
  if (IN_WHOLE_UNITS.includes(currency)) return amount / 100;
  return decimals === 3 ? amount * 10 : amount;
}

/** An amount as Stripe counts it, in hundredths. @param code the motel's currency, unless Stripe says which */
export function fromStripe(amount: number, code: string = money.currency): Cents {
  const currency = code.toUpperCase();
  if (IN_WHOLE_UNITS.includes(currency)) return cents(amount * 100);
  const isInThousandths = CURRENCIES.includes(currency) && decimalsOf(currency) === 3;
  return cents(isInThousandths ? Math.round(amount / 10) : amount);
}
