import type { TillWire } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { useState } from 'react';
import { useFields } from '../../shared/field/fields.ts';
import { typedDollars } from '../../shared/field/typed-amount.tsx';
import { motelTime } from '../../shared/format/shown-dates.ts';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { form, pair } from './TillPage.css.ts';

interface CountedProps {
  readonly till: TillWire;
  readonly personId: string;
  readonly date: string;
}

const WAYS = [
  { way: 'cash', name: 'Cash', label: 'Cash counted' },
  { way: 'terminal', name: 'Terminal', label: "Terminal's total" },
] as const;

interface SignOffProps extends CountedProps {
  /** The page's one orange button. */
  readonly isMain: boolean;
}

export function SignOff({ till, personId, date, isMain }: SignOffProps) {
  const motel = useMotel();
  const { typed, field } = useFields({ cash: '', terminal: '', note: '' });
  const { counted, difference, isExact } = countOf(motel, till, typed);
  const isNoteMissing = difference !== undefined && !isExact && typed.note.trim() === '';

  const body =
    counted.cash === undefined || counted.terminal === undefined || isNoteMissing
      ? undefined
      : {
          date,
          personId,
          cashExpected: toDollars(till.cash.expected),
          cashCounted: toDollars(counted.cash),
          terminalExpected: toDollars(till.terminal.expected),
          terminalCounted: toDollars(counted.terminal),
          note: typed.note,
        };
  return (
    <DeskCard title={till.isOwn ? 'Count and sign off' : `Count for ${till.name}`} isInset>
      <PressForm
        call="signOffTill"
        asked={body && { body }}
        deed={signOffWords(motel, isExact ? undefined : difference)}
        variant={isMain ? 'solid' : 'ink'}
        size="large"
        full
      >
        {(isTried) => (
          <>
            <div className={pair}>
              {WAYS.map(({ way, label }) => (
                <TextField
                  key={way}
                  label={label}
                  inputMode="decimal"
                  error={
                    isTried && counted[way] === undefined ? 'Count it, and write the amount.' : undefined
                  }
                  {...field(way)}
                />
              ))}
            </div>
            <Sheet
              label={`What should be in the till of ${till.name}`}
              columns={['', { amount: 'Should be' }, { amount: 'Difference' }]}
              rows={WAYS.map(({ way, name }) => countedRow(motel, name, till[way].expected, counted[way]))}
            />
            {difference !== undefined && !isExact && (
              <TextField
                label="Why it differs"
                rows={2}
                maxLength={500}
                error={isTried && isNoteMissing ? 'Say why, as far as you know.' : undefined}
                {...field('note')}
              />
            )}
          </>
        )}
      </PressForm>
    </DeskCard>
  );
}

/** The amounts that were counted, against what should be there; `undefined` where none is typed. */
function countOf(motel: DeskMotel, till: TillWire, typed: Readonly<Record<'cash' | 'terminal', string>>) {
  const isNothing = typed.terminal === '' && till.terminal.expected === 0;
  const cash = typedDollars(motel, typed.cash);
  const terminal = isNothing ? NO_MONEY : typedDollars(motel, typed.terminal);
  const difference =
    cash === undefined || terminal === undefined
      ? undefined
      : sum(subtract(cash, till.cash.expected), subtract(terminal, till.terminal.expected));
  const isExact = cash === till.cash.expected && terminal === till.terminal.expected;
  return { counted: { cash, terminal }, difference, isExact };
}

function signOffWords({ shownMoney }: DeskMotel, difference: Cents | undefined): string {
  if (difference === undefined) return 'Sign off';
  return `Sign off, ${shownMoney(Math.abs(difference) as Cents)} ${difference < 0 ? 'short' : 'over'}`;
}

/** A row of the amount that should be there, cells between, and how much more was counted. */
function countedRow(
  motel: DeskMotel,
  name: string,
  expected: Cents,
  counted: Cents | undefined,
  ...between: readonly string[]
) {
  const difference = counted === undefined ? '' : shownDifference(motel, subtract(counted, expected));
  return [name, name, motel.shownMoney(expected), ...between, difference] as const;
}

interface SignedCardProps extends CountedProps {
  readonly signed: NonNullable<TillWire['signed']>;
}

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
          countedRow(motel, 'Cash', cashExpected, cashCounted, shownMoney(cashCounted)),
          countedRow(motel, 'Terminal', terminalExpected, terminalCounted, shownMoney(terminalCounted)),
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

function Reopen({ date, personId }: Pick<SignedCardProps, 'date' | 'personId'>) {
  const [isOpen, setOpen] = useState(false);
  const { typed, field } = useFields({ reason: '' });
  if (!isOpen) return <DeskButton onClick={() => setOpen(true)}>Open it again</DeskButton>;
  return (
    <PressForm
      call="reopenTill"
      asked={{ body: { date, personId, ...typed } }}
      deed="Open it again"
      variant="bad"
      full
      isReady={typed.reason.trim() !== ''}
    >
      <TextField label="Why it is opened again" maxLength={200} required {...field('reason')} />
    </PressForm>
  );
}
