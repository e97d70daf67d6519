import type { TillWire } from '@motel/api-client/desk-contracts';
import { mayDo } from '@motel/api-client/desk-contracts';
import { subtract } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { motelTime } from '../../shared/format/shown-time.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { SheetHead } from '../../shared/sheet/SheetHead.tsx';
import { SheetScroll } from '../../shared/sheet/SheetScroll.tsx';
import { money, sheet } from '../../shared/sheet/sheet.css.ts';
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
  const me = useMe();
  const { cashExpected, cashCounted, terminalExpected, terminalCounted, note } = signed;
  const hasMoved = till.cash.expected !== cashExpected || till.terminal.expected !== terminalExpected;
  return (
    <DeskCard
      title={till.isOwn ? 'Signed off' : `Signed off for ${till.name}`}
      aside={`${signed.by}, ${motelTime(signed.at)}`}
    >
      <SheetScroll label={`Till of ${till.name}, as it was counted`}>
        <table className={sheet}>
          <SheetHead
            columns={['', { amount: 'Should be' }, { amount: 'Counted' }, { amount: 'Difference' }]}
          />
          <tbody>
            {(
              [
                ['Cash', cashExpected, cashCounted],
                ['Terminal', terminalExpected, terminalCounted],
              ] as const
            ).map(([name, expected, counted]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={money}>{shownMoney(expected)}</td>
                <td className={money}>{shownMoney(counted)}</td>
                <td className={money}>{shownDifference(subtract(counted, expected))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetScroll>
      <div className={form}>
        {note !== '' && <p>“{note}”</p>}
        {hasMoved && (
          <Alert tone="warning">
            <strong>Money moved after it was signed off.</strong> There should be{' '}
            {shownMoney(till.cash.expected)} in cash and {shownMoney(till.terminal.expected)} at the terminal
            now.
          </Alert>
        )}
        {me !== undefined && mayDo(me.person, 'owner') && <Reopen date={date} personId={personId} />}
      </div>
    </DeskCard>
  );
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
