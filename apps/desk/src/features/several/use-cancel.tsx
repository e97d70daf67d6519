import type { ListedStay } from '@motel/api-client/desk-contracts';
import { dollarDigits, NO_MONEY, toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { optionsOf } from '../../shared/field/fields.ts';
import { useMotel } from '../../shared/motel.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { callDesk } from '../../shared/wire/calls.ts';
import type { Deed, ReadEffect } from './deed.ts';

const KEPT = optionsOf({ terms: 'By the terms of each', nothing: 'Nothing' });

/** Cancels stays by the terms of each, or with nothing kept and one reason. */
export function useCancel(): Deed {
  const { shownMoney } = useMotel();
  const [kept, setKept] = useState<'terms' | 'nothing'>('terms');
  const [reason, setReason] = useState('');
  const isByTerms = kept === 'terms';
  const mark = isByTerms ? 'optional' : undefined;
  const isNoShow = false;

  function read({ id, version }: ListedStay): ReadEffect {
    const parts = { id };
    const query = { isNoShow: `${isNoShow}`, ...(!isByTerms && { keep: dollarDigits(NO_MONEY) }) } as const;
    return async (signal) => {
      const { kept: keeps, refunded } = await callDesk('previewCancel', { parts, query, signal });
      const body = { version, isNoShow, kept: toDollars(keeps), refunded: toDollars(refunded) };
      return {
        words: shownMoney(keeps),
        amount: refunded,
        press: (why) => ['cancelStay', { parts, body: { ...body, ...(why && { reason: why }) } }],
        undo: readReinstate(id),
      };
    };
  }
  return {
    title: 'Cancel',
    fields: (
      <>
        <Segments label="What is kept" options={KEPT} value={kept} onChange={setKept} />
        <TextField label="Reason" mark={mark} maxLength={200} value={reason} onChange={setReason} />
        <p>Each guest with an address gets a mail. The rooms are free at once, on the website too.</p>
      </>
    ),
    key: `cancel ${kept}`,
    read,
    typed: isByTerms ? reason.trim() : reason.trim() || undefined,
    columns: ['Kept', 'Refund'],
    said: ['Cancelling', 'cancelled'],
  };
}

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
