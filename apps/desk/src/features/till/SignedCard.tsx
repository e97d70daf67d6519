import type { TillWire } from '@motel/api-client/desk-contracts';
import { type Cents, subtract } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { motelTime } from '../../shared/format/shown-time.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form, reopening } from './TillPage.css.ts';

interface SignedCardProps {
  readonly signed: NonNullable<TillWire['signed']>;
  readonly till: TillWire;
  readonly date: string;
  readonly personId: string;
}

/** A till as it was counted; an owner can open it again. */
export function SignedCard({ signed, till, date, personId }: SignedCardProps) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const mayReopen = useMay('owner');
  const { cashExpected, cashCounted, terminalExpected, terminalCounted, note, movedSince } = signed;
  return (
    <DeskCard
      title={till.isOwn ? 'Signed off' : `Signed off for ${till.name}`}
      aside={`${signed.by}, ${motelTime(signed.at)}`}
    >
      <Sheet
        label={`Till of ${till.name}, as it was counted`}
        columns={['', { amount: 'Should be' }, { amount: 'Counted' }, { amount: 'Difference' }]}
        rows={[
          countedRow(motel, 'Cash', cashExpected, cashCounted),
          countedRow(motel, 'Terminal', terminalExpected, terminalCounted),
        ]}
      />
      <div className={form}>
        {note !== '' && <p>“{note}”</p>}
        {movedSince > 0 && (
          <Alert tone="warning">
            <strong>{shownMoney(movedSince)} moved after it was signed.</strong> There should be{' '}
            {shownMoney(till.cash.expected)} in cash and {shownMoney(till.terminal.expected)} at the terminal
            now.
          </Alert>
        )}
        {mayReopen && <Reopen date={date} personId={personId} />}
      </div>
    </DeskCard>
  );
}

function countedRow(motel: DeskMotel, name: string, expected: Cents, counted: Cents) {
  const { shownMoney } = motel;
  const difference = shownDifference(motel, subtract(counted, expected));
  return [name, name, shownMoney(expected), shownMoney(counted), difference] as const;
}

function Reopen({ date, personId }: Pick<SignedCardProps, 'date' | 'personId'>) {
  const { press, isPressing, problem } = usePress('reopenTill');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!isOpen) return <DeskButton onClick={() => setOpen(true)}>Open it again</DeskButton>;

  async function reopen(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() !== '') await press({ body: { date, personId, reason } });
  }

  return (
    <form onSubmit={reopen} className={reopening}>
      <TextField
        label="Why it is opened again"
        value={reason}
        onChange={setReason}
        maxLength={200}
        required
      />
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <DeskButton type="submit" variant="bad" disabled={isPressing || reason.trim() === ''}>
        Open it again
      </DeskButton>
    </form>
  );
}
