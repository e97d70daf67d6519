import { accountSums, type Journal } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { note } from './books.css.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { EntriesSheet } from './EntriesSheet.tsx';

interface AccountsCardProps {
  readonly journal: Journal;
  /** The month in words. */
  readonly title: string;
}

/** What a month has on each account, and the codes of the accountant's program. */
export function AccountsCard({ journal, title }: AccountsCardProps) {
  const [isOpen, setOpen] = useState(false);
  const isEven = journal.debit === journal.credit;
  return (
    <DeskCard
      title="By account"
      aside={
        <Tag tone={isEven ? 'green' : 'red'} icon={isEven ? 'check' : 'warning'}>
          {isEven ? 'Debits equal credits' : 'Debits do not equal credits'}
        </Tag>
      }
    >
      <EntriesSheet
        label="The month by account"
        entries={accountSums(journal)}
        all={title}
        empty="No day of this month has posted anything."
      />
      {journal.accounts.length > 0 && (
        <div className={note}>
          <DeskButton size="small" icon="key" onClick={() => setOpen(true)}>
            Your accountant’s codes
          </DeskButton>
        </div>
      )}
      {isOpen && <CodesDialog accounts={journal.accounts} onClose={() => setOpen(false)} />}
    </DeskCard>
  );
}
