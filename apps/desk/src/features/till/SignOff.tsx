import type { TillWire } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { typedDollars } from '../../shared/field/typed-dollars.ts';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form, pair } from './TillPage.css.ts';

interface SignOffProps {
  readonly till: TillWire;
  readonly personId: string;
  readonly date: string;
  /** The page's one orange button. */
  readonly isMain: boolean;
}

/** Counts a till against what should be there, and signs it off. */
export function SignOff({ till, personId, date, isMain }: SignOffProps) {
  const motel = useMotel();
  const { press, isPressing, problem } = usePress('signOffTill');
  const [cash, setCash] = useState('');
  const [terminal, setTerminal] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { cashCounted, terminalCounted, difference, isExact } = countOf(motel, till, cash, terminal);
  const isNoteMissing = difference !== undefined && !isExact && note.trim() === '';

  async function signOff(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (cashCounted === undefined || terminalCounted === undefined || isNoteMissing) return;
    await press({
      body: {
        date,
        personId,
        cashExpected: toDollars(till.cash.expected),
        cashCounted: toDollars(cashCounted),
        terminalExpected: toDollars(till.terminal.expected),
        terminalCounted: toDollars(terminalCounted),
        note,
      },
    });
  }

  const amountField = (value: string, onChange: (text: string) => void, counted: Cents | undefined) => ({
    value,
    onChange,
    inputMode: 'decimal' as const,
    error: isTried && counted === undefined ? 'Count it, and write the amount.' : undefined,
  });
  return (
    <DeskCard title={till.isOwn ? 'Count and sign off' : `Count for ${till.name}`}>
      <form className={form} onSubmit={signOff} noValidate>
        <div className={pair}>
          <TextField label="Cash counted" {...amountField(cash, setCash, cashCounted)} />
          <TextField label="Terminal's total" {...amountField(terminal, setTerminal, terminalCounted)} />
        </div>
        <Sheet
          label={`What should be in the till of ${till.name}`}
          columns={['', { amount: 'Should be' }, { amount: 'Difference' }]}
          rows={[
            countedRow(motel, 'Cash', till.cash.expected, cashCounted),
            countedRow(motel, 'Terminal', till.terminal.expected, terminalCounted),
          ]}
        />
        {difference !== undefined && !isExact && (
          <TextField
            label="Why it differs"
            value={note}
            onChange={setNote}
            rows={2}
            maxLength={500}
            error={isTried && isNoteMissing ? 'Say why, as far as you know.' : undefined}
          />
        )}
        {problem && <Alert tone="error">{problem.message}</Alert>}
        <DeskButton type="submit" variant={isMain ? 'solid' : 'ink'} size="large" full disabled={isPressing}>
          {signOffWords(motel, isExact ? undefined : difference)}
        </DeskButton>
      </form>
    </DeskCard>
  );
}

/** The amounts that were counted, against what should be there; `undefined` where none is typed. */
function countOf(
  motel: DeskMotel,
  { cash: ofCash, terminal: ofTerminal }: TillWire,
  cash: string,
  terminal: string,
) {
  const cashCounted = typedDollars(motel, cash);
  const terminalCounted =
    terminal === '' && ofTerminal.expected === 0 ? NO_MONEY : typedDollars(motel, terminal);
  const difference =
    cashCounted === undefined || terminalCounted === undefined
      ? undefined
      : sum(subtract(cashCounted, ofCash.expected), subtract(terminalCounted, ofTerminal.expected));
  const isExact = cashCounted === ofCash.expected && terminalCounted === ofTerminal.expected;
  return { cashCounted, terminalCounted, difference, isExact };
}

function signOffWords({ shownMoney }: DeskMotel, difference: Cents | undefined): string {
  if (difference === undefined) return 'Sign off';
  return `Sign off, ${shownMoney(Math.abs(difference) as Cents)} ${difference < 0 ? 'short' : 'over'}`;
}

/** A row of the amount that should be there, and of how much more was counted. */
function countedRow(motel: DeskMotel, name: string, expected: Cents, counted: Cents | undefined) {
  const { shownMoney } = motel;
  const difference = counted === undefined ? '' : shownDifference(motel, subtract(counted, expected));
  return [name, name, shownMoney(expected), difference] as const;
}
