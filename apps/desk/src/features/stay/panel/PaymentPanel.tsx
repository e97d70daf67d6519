import { DESK_WAYS, isDeskWay, type PayWay, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { type Cents, dollarDigits, smaller, toDollars } from '@motel/booking-core';
import { useState } from 'react';
import { AmountField } from '../../../shared/field/AmountField.tsx';
import { typedDollars } from '../../../shared/field/typed-dollars.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { PayWays } from '../../../shared/pay/PayWays.tsx';
import { usePress } from '../../../shared/wire/use-press.ts';
import { PanelForm, type PanelProps } from './PanelForm.tsx';

/** Takes a payment of what the guest owes, or asks for it by a link. */
export function PaymentPanel({ stay, onDone }: PanelProps) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { id, version, can, status } = stay;
  const isHeld = status === 'pending';
  // All that is owed, until another amount is typed: it follows the stay.
  const [edited, setTyped] = useState<string | undefined>(undefined);
  const typed = edited ?? dollarDigits(can.pay);
  const [way, setWay] = useState<PayWay | undefined>(undefined);
  const pay = usePress('takePayment');
  const amount = way === 'later' ? (0 as Cents) : typedDollars(motel, typed);
  const isTooMuch = amount !== undefined && amount > can.pay;
  const take = async () => {
    if (amount === undefined || way === undefined) return;
    const done = await pay.press({ parts: { id }, body: { version, way, amount: toDollars(amount) } });
    if (done === undefined) return;
    setTyped(undefined);
    setWay(undefined);
    onDone(doneOf(way, shownMoney(amount)));
  };
  const charge = usePress('chargeGuarantee');
  const toCharge = amount === undefined || isTooMuch ? undefined : smaller(amount, can.charge);
  const chargeCard = async () => {
    if (toCharge === undefined) return;
    const done = await charge.press({ parts: { id }, body: { version, amount: toDollars(toCharge) } });
    if (done !== undefined) onDone(`${shownMoney(toCharge)} charged to the card that guarantees it.`);
  };
  return (
    <PanelForm
      title="Take a payment"
      lead={
        isHeld
          ? `The stay waits for ${shownMoney(can.pay)}. Any payment at the desk confirms it.`
          : `The guest owes ${shownMoney(can.pay)}.`
      }
      deed={way === undefined ? 'Choose how the guest pays' : deedOf(way, shownMoney(amount ?? can.pay))}
      press={{ ...pay, problem: pay.problem ?? charge.problem }}
      isReady={way !== undefined && amount !== undefined && !isTooMuch && (amount > 0 || way === 'later')}
      onSubmit={take}
    >
      {way !== 'later' && (
        <AmountField
          label="Amount"
          value={typed}
          onChange={setTyped}
          isChanged={amount !== can.pay}
          most={{ amount: can.pay, words: `${shownMoney(can.pay)} is the most.` }}
        />
      )}
      <PayWays
        label="The guest pays by"
        value={way}
        onChange={setWay}
        ways={[...DESK_WAYS, isHeld ? 'later' : 'link']}
      />
      {toCharge !== undefined && toCharge > 0 && (
        <DeskButton icon="card" disabled={charge.isPressing} onClick={() => void chargeCard()}>
          Charge {shownMoney(toCharge)} to the card that guarantees it
        </DeskButton>
      )}
    </PanelForm>
  );
}

function deedOf(way: PayWay, amount: string): string {
  if (isDeskWay(way)) return `Take ${amount} ${WAY_WORDS[way]}`;
  return way === 'link' ? `Ask for ${amount} by link` : 'Confirm now, paid later';
}

function doneOf(way: PayWay, amount: string): string {
  if (isDeskWay(way)) return `${amount} taken ${WAY_WORDS[way]}.`;
  return way === 'link'
    ? `The link for ${amount} is ready: show it, or wait for the mail.`
    : 'The stay is confirmed. It is paid later.';
}
