import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { Alert, SelectField, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { typedDollars } from '../../shared/field/typed-dollars.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { cards, row } from '../../shared/sheet/sheet-page.css.ts';
import { usePress } from '../../shared/wire/use-press.ts';

type Invoice = AnswerOf<DeskCalls['invoice']>;

/** A credit note: of a part of one stay, or of the whole invoice while nothing of it is paid. */
export function CreditForm({ invoice }: { readonly invoice: Invoice }) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { number, stays, payments } = invoice;
  const { press, isPressing, problem } = usePress('creditInvoice');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const left = stays.filter((stay) => stay.left > 0);
  const mayTakeBack = payments.length === 0;
  const [of, setOf] = useState(mayTakeBack ? '' : (left[0]?.id ?? ''));
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const amount = typedDollars(motel, typed);
  const isComplete = reason.trim() !== '' && (of === '' || amount !== undefined);

  async function credit(event: FormEvent) {
    event.preventDefault();
    const part = of !== '' && amount !== undefined && { of: { stay: of, amount: toDollars(amount) } };
    const answer = await press({ parts: { number }, body: { reason, ...part } });
    if (answer) navigate(`/invoices/${answer.number}`);
  }

  if (!isOpen) {
    return (
      <div>
        <DeskButton onClick={() => setOpen(true)}>Credit it</DeskButton>
      </div>
    );
  }
  const whole = { value: '', label: 'The whole invoice: its stays are open again' };
  const parts = left.map((stay) => ({
    value: stay.id,
    label: `A part of ${stay.reference}, ${stay.guest}: at most ${shownMoney(stay.left)}`,
  }));
  return (
    <form className={cards} onSubmit={credit} noValidate>
      <SelectField
        label="Credit"
        value={of}
        options={mayTakeBack ? [whole, ...parts] : parts}
        onChange={setOf}
      />
      {of !== '' && (
        <TextField label="Amount credited" value={typed} onChange={setTyped} inputMode="decimal" />
      )}
      <TextField
        label="Why"
        hint={of === '' ? undefined : 'The credit note has it.'}
        value={reason}
        onChange={setReason}
        maxLength={200}
      />
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div className={row}>
        <DeskButton type="submit" variant="bad" disabled={isPressing || !isComplete}>
          Issue a credit note
        </DeskButton>
        <DeskButton onClick={() => setOpen(false)}>Back</DeskButton>
      </div>
    </form>
  );
}
