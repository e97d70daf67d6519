import { dollarDigits, toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { AmountField } from '../../../shared/field/AmountField.tsx';
import { typedDollars } from '../../../shared/field/typed-dollars.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { usePress } from '../../../shared/wire/use-press.ts';
import { PanelForm, type PanelProps } from './PanelForm.tsx';

/** Gives up what the guest owes, with a reason that is kept. */
export function WaivePanel({ stay, onDone }: PanelProps) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { id, version, can, folio } = stay;
  const [edited, setTyped] = useState<string | undefined>(undefined);
  const typed = edited ?? dollarDigits(can.waive);
  const [reason, setReason] = useState('');
  const waive = usePress('waive');
  const amount = typedDollars(motel, typed);
  const isReady = amount !== undefined && amount > 0 && amount <= can.waive && reason.trim() !== '';
  const give = async () => {
    if (amount === undefined) return;
    const body = { version, amount: toDollars(amount), reason: reason.trim() };
    const done = await waive.press({ parts: { id }, body });
    if (done !== undefined) onDone(`${shownMoney(amount)} given up.`);
  };
  return (
    <PanelForm
      title="Waive what is owed"
      lead={`The guest owes ${shownMoney(folio.balance)}. What is given up comes off the folio, with the reason.`}
      deed={amount === undefined ? 'Waive' : `Waive ${shownMoney(amount)}`}
      press={waive}
      isReady={isReady}
      onSubmit={give}
    >
      <AmountField
        label="Amount"
        value={typed}
        onChange={setTyped}
        isChanged={amount !== can.waive}
        most={{ amount: can.waive, words: `${shownMoney(can.waive)} is the most.` }}
      />
      <TextField label="Reason" value={reason} onChange={setReason} maxLength={200} />
    </PanelForm>
  );
}
