import { accountSums, accountsTable, type Journal, journalTable } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, daysBetween, sum } from '@motel/booking-core';
import { Dialog, TextField } from '@motel/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { shownDayOfMonth, shownFullDate, shownLongDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { note } from '../../shared/sheet/sheet.css.ts';
import { two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { Agreement, BooksFrame, monthOf, type Period, useMonth } from './BooksFrame.tsx';
import { codes as codesStyle, day as dayStyle, days as daysStyle, inset } from './books.css.ts';

export function JournalPage() {
  const period = monthOf(useMonth());
  const { data, error } = useDesk('journal', { query: { month: period.month } }, { refresh: 60_000 });
  const tables =
    data?.month === period.month ? { Journal: journalTable(data), Accounts: accountsTable(data) } : undefined;
  return (
    <BooksFrame view="journal" {...{ period, data, tables, error }}>
      {data && (
        <div className={two}>
          <AccountsCard journal={data} all={period.words} />
          <DayCard journal={data} period={period} />
        </div>
      )}
    </BooksFrame>
  );
}

function AccountsCard({ journal, all }: { readonly journal: Journal; readonly all: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DeskCard
      title="By account"
      aside={<Agreement is={journal.debit === journal.credit} words="Debits equal credits" />}
    >
      <EntriesSheet
        label="The month by account"
        entries={accountSums(journal)}
        all={all}
        empty="Nothing was posted this month."
      />
      {journal.accounts.length > 0 && (
        <p className={note}>
          <DeskButton size="small" icon="key" onClick={() => setOpen(true)}>
            Your accountant’s codes
          </DeskButton>
        </p>
      )}
      {isOpen && <CodesDialog accounts={journal.accounts} onClose={() => setOpen(false)} />}
    </DeskCard>
  );
}

interface DayCardProps {
  readonly journal: Journal;
  readonly period: Period;
}

function DayCard({ journal: { lines }, period: { month, from, to } }: DayCardProps) {
  const asked = useSearchParams()[0].get('day');
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  const byDay = Map.groupBy(lines, ({ date }) => date);
  const chosen = days.find((day) => day === asked) ?? days.findLast((day) => byDay.has(day)) ?? to;
  return (
    <DeskCard
      title={shownLongDay(chosen)}
      aside={byDay.has(chosen) && <Link to={`/day-end?date=${chosen}`}>How the day ended</Link>}
    >
      <nav className={daysStyle} aria-label="Days with entries">
        {days.map((day) => {
          const shown = { className: dayStyle, children: shownDayOfMonth(day) };
          if (!byDay.has(day)) return <span key={day} {...shown} />;
          const address = `/journal?month=${month}&day=${day}`;
          const current = day === chosen ? 'date' : undefined;
          return (
            <Link key={day} to={address} aria-label={shownFullDate(day)} aria-current={current} {...shown} />
          );
        })}
      </nav>
      <EntriesSheet
        label="Entries of the day"
        entries={byDay.get(chosen) ?? []}
        all="The day"
        empty="This day has no entry."
      />
    </DeskCard>
  );
}

interface EntriesSheetProps {
  readonly label: string;
  readonly entries: readonly Omit<Journal['lines'][number], 'date'>[];
  /** The name of their sum. */
  readonly all: string;
  readonly empty: string;
}

function EntriesSheet({ label, entries, all, empty }: EntriesSheetProps) {
  const { shownMoney } = useMotel();
  const shown = (amount: Cents) => (amount === 0 ? '' : shownMoney(amount));
  const total = (side: 'debit' | 'credit') => shownMoney(sum(...entries.map((entry) => entry[side])));
  return (
    <Sheet
      label={label}
      empty={empty}
      columns={['Code', 'Account', { amount: 'Debit' }, { amount: 'Credit' }]}
      nameAt={1}
      onPhone={[1, 2, 3]}
      rows={entries.map(({ account, name, code, title, debit, credit }) => [
        `${account} ${name} ${debit > 0}`,
        code,
        debit === 0 ? <span className={inset}>{title}</span> : title,
        ...[shown(debit), shown(credit)],
      ])}
      foot={['', all, total('debit'), total('credit')]}
    />
  );
}

const keyOf = ({ account, name }: Journal['accounts'][number]) => `${account} ${name}`;

function CodesDialog({ accounts, onClose }: Pick<Journal, 'accounts'> & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const changed = accounts
    .map((account) => ({ ...account, code: (typed[keyOf(account)] ?? account.code).trim() }))
    .filter(({ code }, at) => code !== accounts[at]?.code);

  const codes = changed.map(({ account, name, code }) => ({ account, name, code }));
  return (
    <Dialog open title="Your accountant’s codes" onClose={onClose}>
      <PressForm
        call="setLedgerCodes"
        asked={{ body: { codes } }}
        onDone={onClose}
        deed="Save the codes"
        variant="ink"
        isReady={codes.length > 0}
      >
        <div className={codesStyle}>
          {accounts.map((account) => (
            <TextField
              key={keyOf(account)}
              label={account.title}
              value={typed[keyOf(account)] ?? account.code}
              onChange={(code) => setTyped({ ...typed, [keyOf(account)]: code })}
              maxLength={30}
            />
          ))}
        </div>
      </PressForm>
    </Dialog>
  );
}
