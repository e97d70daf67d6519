import type { CompanyData } from '@motel/api-client/desk-contracts';
import { LANGUAGES } from '@motel/content/desk-motel';
import { Alert, SelectField, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { form } from '../../shared/sheet/sheet-page.css.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { fields } from './companies.css.ts';

export const NEW_COMPANY: CompanyData = {
  name: '',
  addressLines: [],
  taxNumber: '',
  contact: '',
  email: '',
  code: '',
  payDays: 30,
  language: 'en',
};

const OPTIONS = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }));

interface CompanyFormProps {
  readonly id?: string;
  readonly company: CompanyData;
  readonly deed: string;
  readonly onKept?: (id: string) => void;
}

/** A company as its invoices name it, and its terms. */
export function CompanyForm({ id, company, deed, onKept }: CompanyFormProps) {
  const { press, isPressing, problem } = usePress('keepCompany');
  const [typed, setTyped] = useState(company);
  const [days, setDays] = useState(String(company.payDays));
  const [isTried, setTried] = useState(false);
  const payDays = /^\d{1,3}$/.test(days.trim()) && Number(days) <= 365 ? Number(days) : undefined;
  const set = (name: keyof CompanyData) => (value: string) => setTyped({ ...typed, [name]: value });
  const isNameMissing = typed.name.trim() === '';

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || payDays === undefined) return;
    const answer = await press({ body: { ...(id !== undefined && { id }), ...typed, payDays } });
    if (answer) onKept?.(answer.id);
  }

  return (
    <form className={form} onSubmit={save} noValidate>
      <div className={fields}>
        <TextField
          label="Name"
          value={typed.name}
          onChange={set('name')}
          maxLength={200}
          error={isTried && isNameMissing ? 'Write its name.' : undefined}
        />
        <TextField label="Contact" value={typed.contact} onChange={set('contact')} maxLength={200} />
        <TextField label="Mail" value={typed.email} onChange={set('email')} maxLength={200} />
        <TextField label="Tax number" value={typed.taxNumber} onChange={set('taxNumber')} maxLength={200} />
        <TextField
          label="Address"
          rows={3}
          value={typed.addressLines.join('\n')}
          onChange={(text) => setTyped({ ...typed, addressLines: text.split('\n').slice(0, 6) })}
        />
        <TextField
          label="Rate code"
          value={typed.code}
          onChange={set('code')}
          maxLength={200}
          hint="Promotion code for this company’s bookings."
        />
        <TextField
          label="Payment terms (days)"
          value={days}
          onChange={setDays}
          inputMode="numeric"
          error={isTried && payDays === undefined ? 'Write 0 to 365 days.' : undefined}
        />
        <SelectField
          label="Invoices in"
          value={typed.language}
          options={OPTIONS}
          onChange={(language) => setTyped({ ...typed, language: language as CompanyData['language'] })}
        />
      </div>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div>
        <DeskButton type="submit" variant="ink" disabled={isPressing}>
          {deed}
        </DeskButton>
      </div>
    </form>
  );
}
