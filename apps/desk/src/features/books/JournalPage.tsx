import { accountSums, accountsTable, type Journal, journalTable } from '@motel/api-client/desk-contracts';
import { addDays, daysBetween } from '@motel/booking-core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { shownDayOfMonth, shownFullDate, shownLongDay } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { note } from '../../shared/sheet/sheet.css.ts';
import { two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { Agreement } from './Agreement.tsx';
import { BooksFrame, useMonth } from './BooksFrame.tsx';
import { day as dayStyle, days as daysStyle } from './books.css.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { EntriesSheet } from './EntriesSheet.tsx';
import type { Period } from './period.ts';
import { monthOf } from './period.ts';

/** A month in double entry: its accounts, and one of its days. */
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

/** The sums of a month on its accounts, and the codes of the accountant's program. */
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

/** The entries of one day of the month; a strip of its days chooses it. */
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
