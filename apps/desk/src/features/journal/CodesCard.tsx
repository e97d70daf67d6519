import type { Journal } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { form } from '../../shared/sheet/sheet-page.css.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { codes as codesStyle } from './journal.css.ts';

type Account = Journal['accounts'][number];

const keyOf = ({ account, name }: Account) => `${account} ${name}`;

/** The codes by which the accountant's program knows the accounts. */
export function CodesCard({ accounts }: { readonly accounts: readonly Account[] }) {
  const { press, isPressing, problem } = usePress('setLedgerCodes');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const changed = accounts
    .map((account) => ({ ...account, code: (typed[keyOf(account)] ?? account.code).trim() }))
    .filter(({ code }, at) => code !== accounts[at]?.code);

  async function save(event: FormEvent) {
    event.preventDefault();
    const codes = changed.map(({ account, name, code }) => ({ account, name, code }));
    if (codes.length > 0 && (await press({ body: { codes } }))) setTyped({});
  }

  if (accounts.length === 0) return null;
  return (
    <DeskCard title="Account codes">
      <form className={form} onSubmit={save}>
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
    </DeskCard>
  );
}
