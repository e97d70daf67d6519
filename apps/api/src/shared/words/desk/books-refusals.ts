import type { Cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';

export const BOOKS_REFUSALS = {
  'item-note-missing': 'Say what was done, for those who read it later.',
  'mail-not-given-up': 'This mail no longer waits for a person.',
  'till-reason-missing': 'Say what the cash is for, for those who read it later.',
  'till-nothing': 'The amount is missing.',
  'till-too-little': ({ inTill }: { inTill: Cents }, { shownPrice }: Words) =>
    `There is only ${shownPrice(inTill)} in the till.`,
  'till-signed': ({ by, at }: { by: string; at: string }) =>
    `${by} signed this till off at ${at}. An owner can open it again.`,
  'till-open': 'This till is not signed off.',
  'till-unknown': 'There is no such till.',
  'till-not-yours': 'This is the till of another person. They or an owner sign it off.',
  'till-to-come': 'This day has not begun.',
  'till-moved': ({ cash, terminal }: { cash: Cents; terminal: Cents }, { shownPrice }: Words) =>
    `Money moved while you were counting: there should be ${shownPrice(cash)} in cash and ${shownPrice(terminal)} at the terminal now. Nothing is signed off yet.`,
  'till-note-missing': 'The till differs from what should be there. Say why, as far as you know.',
  'company-unknown': 'There is no such company.',
  'company-mail': 'The mail address is none. Write one, such as bills@company.example, or leave it empty.',
  'company-without-mail': 'This company has no e-mail address. Print the invoice, or add the address.',
  'invoice-unknown': 'There is no such invoice.',
  'invoice-stay-not-ready':
    'One of these stays has another payer, is not over, or owes nothing. Look at the company again.',
  'invoice-changed': 'An account changed while you were reading. Nothing was issued: look at the sum again.',
  'invoice-credited': 'Nothing of this invoice is left to be credited.',
  'invoice-paid': 'Something of this invoice is paid. It cannot be taken back.',
  'credit-too-much': ({ most }: { most: Cents }, { shownPrice }: Words) =>
    `At most ${shownPrice(most)} of this stay can be credited.`,
  'invoice-too-much': ({ open }: { open: Cents }, { shownPrice }: Words) =>
    `Only ${shownPrice(open)} of this invoice is open.`,
  'day-ended': 'This day has ended already. What comes now is in the next one.',
  'day-early': ({ until, told, count }: { until: string; told: readonly string[]; count: number }) =>
    [
      `This day goes on until ${until}.`,
      ...(count === 0 ? ['Nothing is left to do.'] : ['Still to come:', ...told]),
      ...(count > told.length ? [`And ${count - told.length} more.`] : []),
      'What comes later is in the next day.',
    ].join(' '),
  'day-not-last': 'Only the last day that has ended can be opened again.',
  'day-reported': 'The hour of this day has come, and its report is mailed: it stays as it is.',
  'day-signed': ({ names }: { names: string }) =>
    `A till of this day is signed off: ${names}. Reopen it first.`,
  'day-not-ended': 'There is no report of this day: it has not ended.',
  'day-before-open': ({ open }: { open: string }) => `${open} has not ended yet. End it first.`,
  'receipt-unknown': 'There is no such receipt.',
  'receipt-no-stay': 'This booking is no stay, and nothing was paid for it: there is no receipt.',
  'receipt-complete': ({ number }: { number: string }) =>
    `Receipt ${number} says all of this stay already. Print it again.`,
  'receipt-changed':
    'The account changed while you were reading. Look at the receipt again; nothing was issued.',
  'receipt-without-mail': 'This guest has no e-mail address. Print the receipt, or add the address.',
};
