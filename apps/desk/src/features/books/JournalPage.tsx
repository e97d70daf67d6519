import { accountsTable, journalTable } from '@motel/api-client/desk-contracts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { AccountsCard } from './AccountsCard.tsx';
import { BooksFrame, useMonth } from './BooksFrame.tsx';
import { columns } from './books.css.ts';
import { DayCard } from './DayCard.tsx';
import { monthOf } from './period.ts';

/** A month in double entry: its accounts, and one of its days. */
export function JournalPage() {
  const period = monthOf(useMonth());
  const { data, error } = useDesk('journal', { query: { month: period.month } }, { refresh: 60_000 });
  return (
    <BooksFrame
      view="journal"
      period={period}
      tables={data && { Journal: journalTable(data), Accounts: accountsTable(data) }}
      isWhole={data?.isWhole}
      error={error}
    >
      {data && (
        <div className={columns}>
          <AccountsCard journal={data} title={period.words} />
          <DayCard key={data.month} journal={data} period={period} />
        </div>
      )}
    </BooksFrame>
  );
}
