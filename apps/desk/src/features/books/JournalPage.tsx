import { accountSums, accountsTable, type Journal, journalTable } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { note } from '../../shared/sheet/sheet.css.ts';
import { two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { Agreement } from './Agreement.tsx';
import { BooksFrame, useMonth } from './BooksFrame.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { DayCard } from './DayCard.tsx';
import { EntriesSheet } from './EntriesSheet.tsx';
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
        empty="No day of this month has posted anything."
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
