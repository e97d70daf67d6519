import { toDollars } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { optionsOf } from '../../shared/field/fields.ts';
import { typedDollars } from '../../shared/field/typed-dollars.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form } from './TillPage.css.ts';

const KINDS = optionsOf({ float: 'Float', 'pay-in': 'Paid in', 'pay-out': 'Paid out' });

const DOES = { float: 'Set the float to', 'pay-in': 'Pay in', 'pay-out': 'Pay out' };

/** Cash that comes into the till or leaves it without a stay: the float, or something with a reason. */
export function CashMove() {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { press, isPressing, problem, forgetProblem } = usePress('moveCash');
  const [kind, setKind] = useState<keyof typeof DOES>('float');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = typedDollars(motel, typed);
  const isReasonMissing = kind !== 'float' && reason.trim() === '';

  async function move(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (amount === undefined || isReasonMissing) return;
    if ((await press({ body: { kind, amount: toDollars(amount), reason } })) === undefined) return;
    setTyped('');
    setReason('');
    setTried(false);
  }

  return (
    <DeskCard title="Cash without a stay">
      <form className={form} onSubmit={move} noValidate>
        <Segments
          label="What it is"
          options={KINDS}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            forgetProblem();
          }}
        />
        <TextField
          label="Amount"
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          hint={kind === 'float' ? 'What was in the till when the day began.' : undefined}
          error={isTried && amount === undefined ? 'Write an amount, such as 20.' : undefined}
        />
        {kind !== 'float' && (
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            maxLength={200}
            error={isTried && isReasonMissing ? 'Say what the cash is for.' : undefined}
          />
        )}
        {problem && <Alert tone="error">{problem.message}</Alert>}
        <DeskButton type="submit" disabled={isPressing}>
          {DOES[kind]} {amount !== undefined && shownMoney(amount)}
        </DeskButton>
      </form>
    </DeskCard>
  );
}
