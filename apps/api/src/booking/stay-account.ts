import type { StayWire } from '@motel/api-client/contracts';
import { type Cents, type CivilDate, NO_MONEY, subtract } from '@motel/booking-core';
import { occupiesRooms } from '@motel/booking-core/booking';
import type { Words } from '@motel/content/server';
import { inDollars } from '../shared/in-dollars.ts';
import type { Booking } from './booking.ts';
import { wayOf } from './folio.ts';

type AccountWire = StayWire['account'];

/** The money of a stay, the same for every reader: page, letter, receipt and calendar entry. */
export interface StayAccount {
  readonly standing: AccountWire['standing'];
  /** Owed in all: the price, and articles beside it; of a stay that ended, what is kept. */
  readonly price: Cents;
  /** Payments less refunds. */
  readonly paid: Cents;
  /** Left to pay; of a hold, what confirms it. */
  readonly due: Cents;
  /** Until when; `null` where it is paid at the motel. */
  readonly restDue: CivilDate | null;
}

type Told = Pick<Booking, 'folio' | 'status' | 'guarantee' | 'restDue' | 'request'>;

/** @param payer the company that pays for it */
export function stayAccount(booking: Told, payer?: string | null): StayAccount {
  const { folio, status, request, restDue } = booking;
  const isHeld = status === 'held';
  return {
    standing: standingOf(booking, payer),
    price: folio.total,
    paid: subtract(folio.paid, folio.refunded),
    due: isHeld ? (request?.amount ?? folio.price) : folio.balance > 0 ? folio.balance : NO_MONEY,
    restDue,
  };
}

function standingOf(booking: Told, payer?: string | null): AccountWire['standing'] {
  const { folio, status, guarantee } = booking;
  const { total, paid, refunded, balance, entries } = folio;
  if (status === 'held') return 'held';
  if (!occupiesRooms(status)) return 'ended';
  const ofCompany = entries.some((entry) => wayOf(folio, entry) === 'account');
  if (payer || (ofCompany && balance <= 0)) return 'company';
  if (balance <= 0) return total === 0 ? 'free' : 'paid';
  if (paid > refunded) return 'part';
  return guarantee === null ? 'unpaid' : 'guaranteed';
}

export function accountWords({ t, fullPrice, dateWords }: Words, account: StayAccount) {
  const { standing, restDue } = account;
  const price = fullPrice(account.price);
  const paid = fullPrice(account.paid);
  const due = fullPrice(account.due);
  const toPay =
    restDue === null
      ? t('{due} are to be paid at the front desk.', { due })
      : t('{due} are to be paid by {date}: we will send you a link.', {
          due,
          date: dateWords(restDue, 'weekdayAndDate'),
        });
  switch (standing) {
    case 'held':
      return account.due === 0
        ? {
            short: t('A card is asked for'),
            sentence: t('The room is yours once you have left a card: nothing is charged to it now.'),
          }
        : {
            short: t('{price} to pay', { price: due }),
            sentence: t('The room is yours once {amount} is paid.', { amount: due }),
          };
    case 'free':
      return { short: t('Nothing to pay'), sentence: t('There is nothing to pay.') };
    case 'paid':
      return { short: t('Paid {total}', { total: paid }), sentence: t('{amount}, paid', { amount: paid }) };
    case 'part':
      return {
        short: t('Paid {paid} of {price}', { paid, price }),
        sentence: `${t('{paid} of {price} is paid.', { paid, price })} ${toPay}`,
      };
    case 'guaranteed':
      return {
        short: t('Guaranteed by your card'),
        sentence: `${toPay} ${t('A card guarantees the stay: nothing is charged to it now.')}`,
      };
    case 'unpaid':
      return { short: t('{price} to pay', { price: due }), sentence: toPay };
    case 'company':
      return { short: t('A company pays'), sentence: t('A company pays for this stay.') };
    case 'ended':
      return endedWords({ t, fullPrice }, account);
  }
}

function endedWords({ t, fullPrice }: Pick<Words, 't' | 'fullPrice'>, { price, due }: StayAccount) {
  if (price === 0)
    return { short: t('Nothing is charged'), sentence: t('Nothing is charged for this stay.') };
  const kept = fullPrice(price);
  const sentences = [
    t('{kept} is kept.', { kept }),
    ...(due > 0 ? [t('{owed} of it is still to be paid.', { owed: fullPrice(due) })] : []),
  ];
  return { short: t('{kept} is kept', { kept }), sentence: sentences.join(' ') };
}

export function accountWire(words: Words, account: StayAccount): AccountWire {
  const { standing, price, paid, due } = account;
  return { standing, ...inDollars({ price, paid, due }), ...accountWords(words, account) };
}
