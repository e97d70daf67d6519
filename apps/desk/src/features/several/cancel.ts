import { dollarDigits, NO_MONEY, toDollars } from '@motel/booking-core';
import { callDesk } from '../../shared/wire/calls.ts';
import type { Deed, ReadEffect } from './deed.ts';

/** Cancels stays by the terms of each, or with nothing kept and one reason. */
export const CANCEL: Deed = {
  title: 'Cancel',
  said: ['Cancelling', 'cancelled'],
  columns: ['Kept', 'Refund'],
  choice: ['What is kept', { terms: 'By the terms of each', nothing: 'Nothing' }],
  field: {
    label: 'Reason',
    maxLength: 200,
    hint: 'Each guest with an address gets a mail. The rooms are free at once, on the website too.',
  },
  isOptionalWith: 'terms',
  read({ id, version }, chosen) {
    const parts = { id };
    const query = {
      isNoShow: 'false',
      ...(chosen === 'nothing' && { keep: dollarDigits(NO_MONEY) }),
    } as const;
    return async (signal) => {
      const { kept, refunded } = await callDesk('previewCancel', { parts, query, signal });
      const body = { version, isNoShow: false, kept: toDollars(kept), refunded: toDollars(refunded) };
      return {
        words: kept,
        amount: refunded,
        press: (reason) => ['cancelStay', { parts, body: { ...body, ...(reason && { reason }) } }],
        undo: readReinstate(id),
      };
    };
  },
};

function readReinstate(id: string): ReadEffect {
  const parts = { id };
  return async (signal) => {
    const { version } = await callDesk('stay', { parts, signal });
    const { balance, isFree, words } = await callDesk('previewReinstate', { parts, signal });
    if (!isFree) return `Its rooms are sold by now. ${words}`;
    const body = { version, balance: toDollars(balance) };
    return { words, amount: balance, press: () => ['reinstateStay', { parts, body }] };
  };
}
