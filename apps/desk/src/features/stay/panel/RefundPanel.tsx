import { dollarDigits, toDollars } from '@motel/booking-core';
import { Checkbox, TextField } from '@motel/ui';
import { useState } from 'react';
import { AmountField } from '../../../shared/field/AmountField.tsx';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { typedDollars } from '../../../shared/field/typed-dollars.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { RefundWays } from './MoneyTable.tsx';
import { PanelForm, type PanelProps } from './PanelForm.tsx';

/** Gives any part of what was paid back, the way it was paid. */
export function RefundPanel({ stay, onDone }: PanelProps) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { id, version, can } = stay;
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const field = fieldsOf(typed, (part) => setTyped({ ...typed, ...part }));
  const [isOwedAgain, setOwedAgain] = useState(false);
  const refund = usePress('refund');
  const amount = typedDollars(motel, typed.amount);
  const isTooMuch = amount !== undefined && amount > can.refund;
  const isAsked = amount !== undefined && amount > 0 && !isTooMuch;
  const most = `${shownMoney(can.refund)} is the most that can go back.`;
  const preview = useDesk(
    'previewRefund',
    isAsked ? { parts: { id }, query: { amount: dollarDigits(amount) } } : undefined,
    { enabled: !refund.isPressing },
  );
  const give = async () => {
    if (amount === undefined) return;
    const body = { version, amount: toDollars(amount), reason: typed.reason.trim(), isOwedAgain };
    const done = await refund.press({ parts: { id }, body });
    if (done === undefined) return;
    setTyped({ amount: '', reason: '' });
    onDone(`${shownMoney(amount)} refunded.`);
  };
  return (
    <PanelForm
      title="Refund"
      lead={most}
      deed={amount === undefined ? 'Refund' : `Refund ${shownMoney(amount)}`}
      press={refund}
      isReady={isAsked && typed.reason.trim() !== ''}
      onSubmit={give}
    >
      <AmountField
        label="Amount"
        isChanged={typed.amount !== ''}
        most={{ amount: can.refund, words: most }}
        {...field('amount')}
      />
      <TextField label="Reason" maxLength={200} {...field('reason')} />
      <Checkbox
        label="The guest still owes it"
        hint={isOwedAgain ? 'The price does not change.' : 'It comes off the price.'}
        checked={isOwedAgain}
        onChange={setOwedAgain}
      />
      {isAsked && preview.data !== undefined && preview.error === null && (
        <RefundWays ways={preview.data.ways} />
      )}
    </PanelForm>
  );
}
