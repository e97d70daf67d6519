import { Alert, SelectField } from '@motel/ui';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { notes } from './cards.css.ts';

/** The company that pays for a stay; where the motel has companies. */
export function PayerCard({ id }: { readonly id: string }) {
  const { data } = useDesk('payer', { parts: { id } }, { refresh: false });
  const { press, isPressing, problem } = usePress('setPayer');
  if (data === undefined || data.companies.length === 0) return null;
  const { company, companies } = data;
  return (
    <DeskCard title="Payer">
      <div className={notes}>
        <SelectField
          label="Who pays"
          value={company ?? ''}
          disabled={isPressing}
          options={[
            { value: '', label: 'The guest' },
            ...companies.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={(chosen) => press({ parts: { id }, body: chosen === '' ? {} : { company: chosen } })}
        />
        {problem && <Alert tone="error">{problem.message}</Alert>}
        {company !== undefined && (
          <DeskLink to={`/companies/${company}`} icon="forward">
            To its invoices
          </DeskLink>
        )}
      </div>
    </DeskCard>
  );
}
