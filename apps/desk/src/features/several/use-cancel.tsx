import type { ListedStay } from '@motel/api-client/desk-contracts';
import { dollarDigits, NO_MONEY, toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { useMotel } from '../../shared/motel.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { callDesk } from '../../shared/wire/calls.ts';
import type { Deed, ReadEffect } from './deed.ts';

const KEPT = [
  { value: 'terms', label: 'By the terms of each' },
  { value: 'nothing', label: 'Nothing' },
] as const;

/** Cancels stays by the terms of each, or with nothing kept and one reason. */
export function useCancel(): Deed {
  const { shownMoney } = useMotel();
  const [kept, setKept] = useState<(typeof KEPT)[number]['value']>('terms');
  const [reason, setReason] = useState('');
  const isByTerms = kept === 'terms';
  return {
    title: 'Cancel',
    fields: (
      <>
        <Segments label="What is kept" options={KEPT} value={kept} onChange={setKept} />
        <TextField
          label="Reason"
          mark={isByTerms ? 'optional' : undefined}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <p>Each guest with an address gets a mail. The rooms are free at once, on the website too.</p>
      </>
    ),
    key: `cancel ${kept}`,
    read: (stay) => readCancel(stay, isByTerms ? {} : { keep: dollarDigits(NO_MONEY) }),
    typed: isByTerms ? reason.trim() : reason.trim() || undefined,
    columns: [{ amount: 'Kept' }, { amount: 'Refund' }],
    shown: shownMoney,
    button: (stays, [, refunded = NO_MONEY]) =>
      `Cancel ${stays}${refunded > 0 ? `, refund ${shownMoney(refunded)}` : ''}`,
    said: ['Cancelling', 'cancelled'],
  };
}

function readCancel({ id, version }: ListedStay, keep: { readonly keep?: string }): ReadEffect {
  const parts = { id };
  const isNoShow = false;
  return async (signal) => {
    const query = { isNoShow: `${isNoShow}`, ...keep } as const;
    const { kept, refunded } = await callDesk('previewCancel', { parts, query, signal });
    const body = { version, isNoShow, kept: toDollars(kept), refunded: toDollars(refunded) };
    return {
      amounts: [kept, refunded],
      press: (reason) => ['cancelStay', { parts, body: { ...body, ...(reason && { reason }) } }],
      undo: readReinstate(id),
    };
  };
}

function readReinstate(id: string): ReadEffect {
  const parts = { id };
  return async (signal) => {
    const { version } = await callDesk('stay', { parts, signal });
    const { balance, isFree, words } = await callDesk('previewReinstate', { parts, signal });
    if (!isFree) return `Its rooms are sold by now. ${words}`;
    const body = { version, balance: toDollars(balance) };
    return { amounts: [balance], press: () => ['reinstateStay', { parts, body }] };
  };
}
