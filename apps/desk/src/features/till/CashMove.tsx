import { toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { optionsOf } from '../../shared/field/fields.ts';
import { typedDollars } from '../../shared/field/typed-dollars.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';

const KINDS = optionsOf({ float: 'Float', 'pay-in': 'Paid in', 'pay-out': 'Paid out' });

const DOES = { float: 'Set the float to', 'pay-in': 'Pay in', 'pay-out': 'Pay out' };

/** Cash that comes into the till or leaves it without a stay: the float, or something with a reason. */
export function CashMove() {
  const motel = useMotel();
  const { shownMoney } = motel;
  const [kind, setKind] = useState<keyof typeof DOES>('float');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const amount = typedDollars(motel, typed);
  const isReasonMissing = kind !== 'float' && reason.trim() === '';

  const body =
    amount === undefined || isReasonMissing ? undefined : { kind, amount: toDollars(amount), reason };
  return (
    <DeskCard title="Cash without a stay" isInset>
      <Segments label="What it is" options={KINDS} value={kind} onChange={setKind} />
      <PressForm
        key={kind}
        call="moveCash"
        asked={body && { body }}
        onDone={() => {
          setTyped('');
          setReason('');
        }}
        deed={
          <>
            {DOES[kind]} {amount !== undefined && shownMoney(amount)}
          </>
        }
        full
      >
        {(isTried) => (
          <>
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
          </>
        )}
      </PressForm>
    </DeskCard>
  );
}
