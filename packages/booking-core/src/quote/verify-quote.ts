import type { PriceWords } from '../catalogue/catalogue.ts';
import type { Quote } from '../pricing/quote.ts';
import { isSame } from '../result/same.ts';
import { civilDate } from '../stay/civil-date.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';
import { price } from './price.ts';

/** The result of checking a quote: it is right, or the first thing that differs, as it should be. */
export type Verified =
  | {
      /** The tariff gives exactly this quote. */
      readonly ok: true;
      /** The quote, priced again and frozen. */
      readonly quote: Quote;
    }
  | {
      /** Something differs. */
      readonly ok: false;
      /** The path of the first difference, such as `lines[2]` or `total`. */
      readonly path: string;
      /** As the tariff says; absent when the tariff gives no such price, or no such line. */
      readonly expected?: unknown;
      /** A sentence for a developer or an owner, in English. */
      readonly message: string;
    };

/** The seller's facts of a sale, which a client must not choose. */
export interface Sale {
  /** The day of booking by the seller's clock, `yyyy-mm-dd`: no stay begins before it, and codes are good on it (F14). */
  readonly bookedOn: string;
  /** The fees that the seller leaves out, with their reasons (F13). @default none */
  readonly exempt?: Readonly<Record<string, string>> | undefined;
}

/**
 * Works a quote out again and compares it, line by line; refuses a day of booking and exemptions that are not the seller's
 * (Q12).
 * @param quote anything, such as parsed JSON
 * @param tariff the one that the quote names
 * @param sale what the seller knows, from no client
 * @param words the words with which the quote was priced
 * @throws TypeError for a tariff that `parseTariff` has not made
 * @throws RangeError for a day of booking that is no date
 * @example
 * const request = { room: 'queen', from: '2027-07-04', to: '2027-07-06', party: { adults: 2 } };
 * const got = price(tariff, request, ENGLISH.price);
 * if (!got.ok) throw new Error(got.violations[0].message);
 * const stored = JSON.stringify(got.quote);
 * const sale = { bookedOn: '2027-06-01' };
 * verifyQuote(JSON.parse(stored), tariff, sale, ENGLISH.price).ok; // → true
 * verifyQuote({ ...got.quote, rooms: 2 }, tariff, sale, ENGLISH.price).ok; // → false
 */
export function verifyQuote(quote: unknown, tariff: Tariff, sale: Sale, words: PriceWords): Verified {
  requireTariff(tariff);
  const bookedOn = civilDate(sale?.bookedOn);
  if (Object(quote) !== quote) return differs('', undefined, 'A quote must be an object');
  const said = quote as Quote;
  if (said.tariff !== tariff.id) {
    return differs('tariff', tariff.id, `The quote is not from tariff ${tariff.id}`);
  }
  if (said.bookedOn !== undefined && said.bookedOn !== bookedOn) {
    return differs('bookedOn', bookedOn, `The day of booking is ${bookedOn}`);
  }
  if (typeof said.from === 'string' && said.from < bookedOn) {
    return differs('from', undefined, `The stay begins before the day of booking, ${bookedOn}`);
  }
  if (!isSame(said.exempt ?? {}, sale.exempt ?? {})) {
    return differs('exempt', sale.exempt, 'The seller leaves out other fees');
  }
  const { room, from, to, party, rooms, extraPersons, code, exempt, orders } = said;
  const plan = said.plan?.id;
  const given = { code, bookedOn: said.bookedOn, exempt, orders, plan };
  const priced = price(tariff, { room, from, to, party, rooms, extraPersons, ...given }, words);
  if (!priced.ok) return differs(priced.violations[0].field, undefined, priced.violations[0].message);

  const right = priced.quote;
  const names = new Set(['nights', 'lines', 'total', ...Object.keys(right), ...Object.keys(said)]);
  for (const name of names) {
    const [one, other] = [said, right].map((from) => (from as unknown as Record<string, unknown>)[name]);
    if (!Array.isArray(other)) {
      if (!isSame(one, other)) return differs(name, other, `${name} differs from the tariff`);
      continue;
    }
    const list: unknown[] = Array.isArray(one) ? one : [];
    for (let at = 0; at < Math.max(list.length, other.length); at++) {
      if (isSame(list[at], other[at])) continue;
      return differs(`${name}[${at}]`, other[at], `Entry ${at + 1} of ${name} differs from the tariff`);
    }
  }
  return { ok: true, quote: right };
}

function differs(path: string, expected: unknown, message: string): Verified {
  return { ok: false, path, ...(expected !== undefined && { expected }), message };
}
