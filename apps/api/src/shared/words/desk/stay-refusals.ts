import type { Cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';

export const STAY_REFUSALS = {
  'guarantee-missing': 'No card guarantees this stay.',
  'guarantee-not-due': 'The card is charged once the stay is cancelled, or its guest has not come.',
  'guarantee-beyond':
    "The guest's terms let the card be charged {most:price}, and no more: ask for the rest by a link.",
  'guarantee-refused': 'The card was refused. Nothing was charged: ask for the money by a link.',
  'guarantee-unanswered':
    'The payment provider has not answered. If the card was charged, the payment stands on the folio in some minutes.',
  'deposit-range': 'A deposit is paid now, and less than {total:price}.',
  'rest-due-range': 'The rest is due from today until the day of arrival.',
  'change-below-invoice':
    'A company was invoiced {least:price} for this stay: it costs no less until that is credited.',
  'stay-invoiced': 'A company was invoiced for this stay. Its invoice has to be taken back first.',
  'guest-unknown': 'There is no such guest.',
  'guest-merged': 'These two are one person already.',
  'guest-not-merged': 'These two are not one person.',
  'guest-has-stay': 'Stay {reference} is not over. Cancel it, or erase the guest afterwards.',
  'guest-has-balance': 'The account of {reference} is open. Settle it first.',
  'car-too-long': 'The car can have at most {most} characters.',
  'desk-price-changed':
    'The price has changed while you were reading: it is {total:price} now. Nothing is done yet.',
  'desk-price-missing': 'This stay has no price. Set one by hand.',
  'hand-price-beyond':
    "A price by hand is at most {most:price} for this stay: ten times the tariff's. Is a point missing?",
  'hand-price-below':
    'A clerk may take at most {percent} % off: {least:price} is the least for this stay. An owner may go lower.',
  'exempt-owner': 'Only an owner sells a stay without a tax.',
  'nothing-to-pay': 'There is nothing to pay.',
  'nothing-to-refund': 'Nothing was paid that could go back.',
  'nothing-to-waive': 'The guest owes nothing that could be given up.',
  'payment-not-here': 'Only a payment that was taken at this desk can be undone here.',
  'payment-elsewhere': 'Money is moved between stays of one order, one guest or one payer.',
  'payment-unmovable': 'Only what was paid for a booked stay, not by a company, is moved to another one.',
  'payment-move-beyond':
    'At most {most:price} can be moved: what is left of the payment, and what the other stay owes.',
  'payment-undone-already': 'This payment is undone already, or was refunded.',
  'payment-till-closed': 'The till of {name} is signed off: give the money back with a refund.',
  waived: 'Given up',
  'article-unknown': 'This article no longer exists: look at the list again.',
  'charge-beyond': '1 to 1000 are charged at once, each at most {most:price}.',
  'charge-not-standing': 'This charge is taken back or given up already, or is none.',
  'waive-beyond': 'At most {most:price} can be given up: charges beside the price are taken back one by one.',
  'refund-of-charges':
    '{most:price} of it can go back so. Take the charges beside the price back first, or say that the guest owes it again.',
  'credit-beyond': 'At most {most:price} can come off this stay.',
  'payment-undone': 'Undone',
  'left-early': 'Left early',
  'kept-beyond': 'At most {most:price} can be kept: the stay costs no more.',
  'refund-beyond': 'At most {most:price} can go back: no more was paid for this stay.',
  'payment-beyond': ({ most }: { most: Cents }, { shownPrice }: Words) =>
    most > 0 ? `The guest owes ${shownPrice(most)}, and no more.` : 'The guest owes nothing.',
  'amount-missing': 'Give an amount above $0.',
  'link-being-paid': 'The guest is paying by the link at this moment. Look again in a minute.',
  'link-not-stopped': 'The payment link could not be ended right now. Try again in a minute.',
  'arrival-gone-by': 'The guest has slept here already: only the day of leaving can change.',
  'arrival-guests-in':
    'The guests have checked in: their day of arrival cannot change. Undo the check-in if they did not come.',
  'departure-gone-by': 'Nights that were slept cannot be taken back: the earliest day of leaving is {date}.',
  'type-after-first-night':
    'Nights were slept in this kind of room. End the stay today, and book the other kind from tonight.',
  'rooms-after-first-night':
    'Nights were slept in these rooms. Book another room from tonight, or end the stay today and book anew.',
  'no-address': 'This guest has given no mail address.',
  'link-open-already': 'A payment link is open already: it is on the page of the stay.',
  'order-being-paid': 'This stay is being paid together with others: end that payment first.',
  'link-none': 'No payment link is open for this stay.',
  'reason-missing': 'Give a reason: it is kept with the stay.',
  'reinstate-not-cancelled': 'This stay is not cancelled.',
  'say-whether-come':
    'The nights of this stay are over, and its guests were never checked in. Check them in if they came, or mark a no-show.',
  'kind-sold-out': ({ title, dates, others }: { title: string; dates: string; others: string }) =>
    `${title} is sold out, ${dates}. ${others === '' ? 'No other kind is free on these nights.' : `Free on these nights: ${others}.`}`,
  'no-night-left': 'This stay has no night left. Give it another night first, under Dates.',
  'nothing-to-undo': 'These guests were not checked out.',
  'number-unreadable': 'No telephone has this number. Give its country code, unless it is of this country.',
  'price-by-hand': 'Price by hand',
  allowance: 'Allowance',
  'stay-changed-elsewhere':
    'The guest or the payment provider changed this stay a moment ago. Your change was not saved.',
  'provider-silent':
    'The payment provider cannot be reached now. The motel asks it again each minute; ask again when the line is up.',
} as const;
