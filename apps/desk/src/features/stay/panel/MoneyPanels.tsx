import { DESK_WAYS, type PayWay, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { type Cents, dollarDigits, NO_MONEY, smaller, toDollars } from '@motel/booking-core';
import { Checkbox, TextField } from '@motel/ui';
import { useState } from 'react';
import { AmountField, useTypedAmount } from '../../../shared/field/AmountField.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { PayWays } from '../../../shared/pay/PayWays.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { RefundWays } from './MoneyTable.tsx';
import { PanelForm, type PanelProps, useDeed } from './PanelForm.tsx';

/** Takes a payment of what the guest owes, or asks for it by a link. */
export function PaymentPanel(props: PanelProps) {
  const { shownMoney } = useMotel();
  const { can, status } = props.stay;
  const isHeld = status === 'pending';
  // All that is owed, until another amount is typed: it follows the stay.
  const typed = useTypedAmount(can.pay, `${shownMoney(can.pay)} is the most.`, can.pay);
  const [way, setWay] = useState<PayWay | 'voucher' | undefined>(undefined);
  const [code, setCode] = useState('');
  const pay = useDeed('takePayment', props);
  const charge = useDeed('chargeGuarantee', props);
  const [amount, payable] = way === 'later' ? [NO_MONEY, NO_MONEY] : [typed.amount, typed.payable];
  const toCharge = payable && smaller(payable, can.charge);
  const take = async () => {
    if (payable === undefined || way === undefined) return;
    const { done } = wordsOf(way, shownMoney(payable));
    if (!(await pay.press({ way, code, amount: toDollars(payable) }, done))) return;
    typed.forget();
    setWay(undefined);
    setCode('');
  };
  const chargeCard = (part: Cents) =>
    charge.press({ amount: toDollars(part) }, `${shownMoney(part)} charged to the card that guarantees it.`);
  return (
    <PanelForm
      title="Take a payment"
      lead={
        isHeld
          ? `The stay waits for ${shownMoney(can.pay)}. Any payment at the desk confirms it.`
          : `The guest owes ${shownMoney(can.pay)}.`
      }
      deed={
        way === undefined ? 'Choose how the guest pays' : wordsOf(way, shownMoney(amount ?? can.pay)).deed
      }
      press={{ ...pay, problem: pay.problem ?? charge.problem }}
      isReady={way !== undefined && payable !== undefined && (way !== 'voucher' || code.trim() !== '')}
      onSubmit={take}
    >
      {way !== 'later' && <AmountField label="Amount" {...typed.field} />}
      <PayWays
        label="The guest pays by"
        value={way}
        onChange={setWay}
        ways={[...DESK_WAYS, 'voucher', isHeld ? 'later' : 'link']}
      />
      {way === 'voucher' && (
        <TextField label="Code of the gift voucher" maxLength={40} value={code} onChange={setCode} />
      )}
      {toCharge !== undefined && toCharge > 0 && (
        <DeskButton icon="card" disabled={charge.isPressing} onClick={() => chargeCard(toCharge)}>
          Charge {shownMoney(toCharge)} to the card that guarantees it
        </DeskButton>
      )}
    </PanelForm>
  );
}

/** The words of the button of a payment, and those after it. */
function wordsOf(way: PayWay | 'voucher', amount: string): Record<'deed' | 'done', string> {
  if (way === 'later')
    return { deed: 'Confirm now, paid later', done: 'The stay is confirmed. It is paid later.' };
  return way === 'link'
    ? {
        deed: `Ask for ${amount} by link`,
        done: `The link for ${amount} is ready: show it, or wait for the mail.`,
      }
    : { deed: `Take ${amount} ${WAY_WORDS[way]}`, done: `${amount} taken ${WAY_WORDS[way]}.` };
}

/** Gives any part of what was paid back, the way it was paid. */
export function RefundPanel(props: PanelProps) {
  const { shownMoney } = useMotel();
  const { id, can } = props.stay;
  const most = `${shownMoney(can.refund)} is the most that can go back.`;
  const { amount, payable, field, forget } = useTypedAmount(can.refund, most);
  const [reason, setReason] = useState('');
  const [isOwedAgain, setOwedAgain] = useState(false);
  const refund = useDeed('refund', props);
  const { data, error } = useDesk(
    'previewRefund',
    payable && { parts: { id }, query: { amount: dollarDigits(payable) } },
    { enabled: !refund.isPressing },
  );
  const give = async () => {
    if (payable === undefined) return;
    const body = { amount: toDollars(payable), reason: reason.trim(), isOwedAgain };
    if (!(await refund.press(body, `${shownMoney(payable)} refunded.`))) return;
    forget();
    setReason('');
  };
  return (
    <PanelForm
      title="Refund"
      lead={most}
      deed={amount === undefined ? 'Refund' : `Refund ${shownMoney(amount)}`}
      press={refund}
      isReady={payable !== undefined && reason.trim() !== ''}
      onSubmit={give}
    >
      <AmountField label="Amount" {...field} />
      <TextField label="Reason" value={reason} onChange={setReason} maxLength={200} />
      <Checkbox
        label="The guest still owes it"
        hint={isOwedAgain ? 'The price does not change.' : 'It comes off the price.'}
        checked={isOwedAgain}
        onChange={setOwedAgain}
      />
      {payable !== undefined && data !== undefined && error === null && <RefundWays ways={data.ways} />}
    </PanelForm>
  );
}

/** Gives up what the guest owes, with a reason that is kept. */
export function WaivePanel(props: PanelProps) {
  const { shownMoney } = useMotel();
  const { can, folio } = props.stay;
  const most = `${shownMoney(can.waive)} is the most.`;
  const { amount, payable, field } = useTypedAmount(can.waive, most, can.waive);
  const [reason, setReason] = useState('');
  const waive = useDeed('waive', props);
  const give = async () => {
    if (payable === undefined) return;
    const body = { amount: toDollars(payable), reason: reason.trim() };
    await waive.press(body, `${shownMoney(payable)} given up.`);
  };
  return (
    <PanelForm
      title="Waive what is owed"
      lead={`The guest owes ${shownMoney(folio.balance)}. What is given up comes off the folio, with the reason.`}
      deed={amount === undefined ? 'Waive' : `Waive ${shownMoney(amount)}`}
      press={waive}
      isReady={payable !== undefined && reason.trim() !== ''}
      onSubmit={give}
    >
      <AmountField label="Amount" {...field} />
      <TextField label="Reason" value={reason} onChange={setReason} maxLength={200} />
    </PanelForm>
  );
}
