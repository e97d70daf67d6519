import type { CompanyData } from '@motel/api-client/desk-contracts';
import { LANGUAGE_CODES, LANGUAGES } from '@motel/content/desk-motel';
import { SelectField, TextField } from '@motel/ui';
import { useFields } from '../../shared/field/fields.ts';
import { PressForm } from '../../shared/parts/PressForm.tsx';
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

const OPTIONS = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }));

const EVERY = [
  { value: 'none', label: 'Never' },
  { value: 'week', label: 'On Mondays' },
  { value: 'month', label: 'On the first of a month' },
] as const;

interface CompanyFormProps {
  readonly id?: string;
  readonly company: CompanyData;
  readonly deed: string;
  readonly onKept?: (id: string) => void;
}

export function CompanyForm({ id, company, deed, onKept }: CompanyFormProps) {
  const { typed, setTyped, field } = useFields({ ...company, days: String(company.payDays) });
  const { days, ...written } = typed;
  const payDays = /^\d{1,3}$/.test(days.trim()) && Number(days) <= 365 ? Number(days) : undefined;
  const isNameMissing = typed.name.trim() === '';

  return (
    <PressForm
      call="keepCompany"
      asked={isNameMissing || payDays === undefined ? undefined : { body: { id, ...written, payDays } }}
      onDone={(answer) => onKept?.(answer.id)}
      deed={deed}
      variant="ink"
    >
      {(isTried) => (
        <div className={fields}>
          <TextField
            label="Name"
            maxLength={200}
            error={isTried && isNameMissing ? 'Write its name.' : undefined}
            {...field('name')}
          />
          <TextField label="Contact" maxLength={200} {...field('contact')} />
          <TextField label="Mail" maxLength={200} {...field('email')} />
          <TextField label="Tax number" maxLength={200} {...field('taxNumber')} />
          <TextField
            label="Address"
            rows={3}
            value={typed.addressLines.join('\n')}
            onChange={(text) => setTyped({ ...typed, addressLines: text.split('\n').slice(0, 6) })}
          />
          <TextField
            label="Rate code"
            maxLength={200}
            hint="Promotion code for this company’s bookings."
            {...field('code')}
          />
          <TextField
            label="Payment terms (days)"
            inputMode="numeric"
            error={isTried && payDays === undefined ? 'Write 0 to 365 days.' : undefined}
            {...field('days')}
          />
          <SelectField label="Invoices in" options={OPTIONS} {...field('language')} />
          <SelectField
            label="Invoices by themselves"
            options={EVERY}
            hint="For the nights before, of all its stays."
            value={typed.invoicedEvery ?? 'none'}
            onChange={(every) => setTyped({ ...typed, invoicedEvery: every === 'none' ? undefined : every })}
          />
        </div>
      )}
    </PressForm>
  );
}
