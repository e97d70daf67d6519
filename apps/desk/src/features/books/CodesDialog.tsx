import type { Journal } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { codes as codesStyle } from './books.css.ts';

type Account = Journal['accounts'][number];

const keyOf = ({ account, name }: Account) => `${account} ${name}`;

interface CodesDialogProps {
  readonly accounts: readonly Account[];
  readonly onClose: () => void;
}

/** The codes by which the accountant's program knows the accounts. */
export function CodesDialog({ accounts, onClose }: CodesDialogProps) {
  const { press, isPressing, problem } = usePress('setLedgerCodes');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const changed = accounts
    .map((account) => ({ ...account, code: (typed[keyOf(account)] ?? account.code).trim() }))
    .filter(({ code }, at) => code !== accounts[at]?.code);

  async function save(event: FormEvent) {
    event.preventDefault();
    const codes = changed.map(({ account, name, code }) => ({ account, name, code }));
    if (codes.length > 0 && (await press({ body: { codes } }))) onClose();
  }

  return (
    <Dialog open title="Your accountant’s codes" onClose={onClose}>
      <form className={cards} onSubmit={save}>
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
        {problem && <Alert tone="error">{problem.message}</Alert>}
        <div>
          <DeskButton type="submit" variant="ink" disabled={isPressing || changed.length === 0}>
            Save the codes
          </DeskButton>
        </div>
      </form>
    </Dialog>
  );
}
