import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { type Cents, dollarDigits, NO_MONEY, toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { AmountField, useTypedAmount } from '../../../shared/field/AmountField.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { MoneyTable, RefundWays } from './MoneyTable.tsx';
import { Options, PanelForm, useDeed, type ViewProps } from './PanelForm.tsx';

type Choice = 'terms' | 'nothing' | 'other';

/** Cancels the stay, or marks it as a no-show: by its terms, or keeping another amount for a reason. */
export function CancelPanel({ view, ...props }: ViewProps) {
  const isNoShow = view === 'no-show';
  const motel = useMotel();
  const cancel = useDeed('cancelStay', props);
  const [choice, setChoice] = useState<Choice>('terms');
  const [reason, setReason] = useState('');
  const parts = { id: props.stay.id };
  const query = { isNoShow: isNoShow ? 'true' : 'false' } as const;
  const enabled = !cancel.isPressing;
  const { byTerms, before: most = NO_MONEY } =
    useDesk('previewCancel', { parts, query }, { enabled }).data ?? {};
  const { amount, field } = useTypedAmount(most, `${motel.shownMoney(most)} is the price of the stay.`);
  const other = choice === 'other' && amount !== undefined && amount <= most ? amount : undefined;
  const wanted = choice === 'nothing' ? NO_MONEY : other;
  const { data, error } = useDesk(
    'previewCancel',
    { parts, query: { ...query, ...(wanted !== undefined && { keep: dollarDigits(wanted) }) } },
    { enabled: (choice === 'terms' || wanted !== undefined) && enabled },
  );
  const shown = error === null && (choice === 'terms' || data?.kept === wanted) ? data : undefined;
  const give = async () => {
    if (shown === undefined) return;
    const words = choice === 'terms' ? {} : { reason: reason.trim() };
    const { kept, refunded } = shown;
    const body = { isNoShow, kept: toDollars(kept), refunded: toDollars(refunded), ...words };
    const what = isNoShow ? 'Marked as a no-show.' : 'Cancelled.';
    await cancel.press(body, `${what}${moneyOf(motel, shown)}`, 'reinstate');
  };
  return (
    <PanelForm
      title={isNoShow ? 'The guest did not come' : 'Cancel this stay'}
      lead={
        isNoShow
          ? 'The rooms are free at once, on the website too. This can be undone while they are.'
          : 'The rooms are free at once, on the website too.'
      }
      deed={deedOf(motel, isNoShow ? 'Mark as a no-show' : 'Cancel the stay', shown)}
      press={cancel}
      isReady={shown !== undefined && (choice === 'terms' || reason.trim() !== '')}
      onSubmit={give}
    >
      {byTerms !== undefined && (
        <KeepChoice value={choice} onChange={setChoice} terms={byTerms} most={most} />
      )}
      {choice === 'other' && <AmountField label="Keep" {...field} />}
      {choice !== 'terms' && <TextField label="Reason" value={reason} onChange={setReason} maxLength={200} />}
      {shown !== undefined && (
        <>
          <MoneyTable
            parts={shown.parts}
            total={{ label: 'Price of the stay', before: shown.before, after: shown.kept }}
          />
          <RefundWays ways={shown.ways} />
        </>
      )}
    </PanelForm>
  );
}

type Shares = Pick<AnswerTo<'previewCancel'>, 'kept' | 'refunded' | 'owed'>;

function moneyOf({ shownMoney }: DeskMotel, { owed, refunded }: Shares): string {
  if (owed > 0) return ` ${shownMoney(owed)} is owed.`;
  return refunded > 0 ? ` ${shownMoney(refunded)} goes back.` : '';
}

function deedOf({ shownMoney }: DeskMotel, name: string, shares: Shares | undefined): string {
  if (shares === undefined || (shares.refunded === 0 && shares.owed === 0)) return name;
  return shares.owed > 0
    ? `${name}, ${shownMoney(shares.owed)} owed`
    : `${name}, refund ${shownMoney(shares.refunded)}`;
}

interface KeepChoiceProps {
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
  readonly terms: Shares;
  /** The price of the stay. */
  readonly most: Cents;
}

function KeepChoice({ value, onChange, terms, most }: KeepChoiceProps) {
  const { shownMoney } = useMotel();
  const owed = terms.owed > 0 ? `, ${shownMoney(terms.owed)} of it is owed` : '';
  const byPolicy =
    terms.refunded > 0 ? `${shownMoney(terms.refunded)} goes back` : `Nothing goes back${owed}`;
  const note = 'Asks for a reason';
  const keepsNone = `keeps ${shownMoney(NO_MONEY)}`;
  const nothing = { id: 'nothing', title: 'Keep nothing', amount: keepsNone, note } as const;
  const other = { id: 'other', title: 'Another amount', amount: `up to ${shownMoney(most)}`, note } as const;
  return (
    <Options
      label="What is kept"
      value={value}
      onChange={onChange}
      choices={[
        { id: 'terms', title: 'By the policy', amount: `keeps ${shownMoney(terms.kept)}`, note: byPolicy },
        ...(terms.kept > 0 ? [nothing] : []),
        ...(most > 0 ? [other] : []),
      ]}
    />
  );
}
