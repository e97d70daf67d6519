import type { Covers } from '@motel/api-client/desk-contracts';
import { Alert, SelectField } from '@motel/ui';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { notes } from './cards.css.ts';
import type { PanelProps } from './panel/PanelForm.tsx';

const COVERS: readonly { readonly value: Covers; readonly label: string }[] = [
  { value: 'all', label: 'All that is open' },
  { value: 'stay', label: 'The stay; its guest pays the articles' },
];

/** The company that pays for a stay; where the motel has companies. */
export function PayerCard({ stay: { id, version } }: Pick<PanelProps, 'stay'>) {
  const { data } = useDesk('payer', { parts: { id } }, { refresh: false });
  const { press, isPressing, problem } = usePress('setPayer');
  if (data === undefined || data.companies.length === 0) return null;
  const { company, covers = 'all', companies } = data;
  const pay = (body: { readonly company?: string; readonly covers?: Covers }) =>
    press({ parts: { id }, body: { version, ...body } });
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
          onChange={(chosen) => pay(chosen === '' ? {} : { company: chosen, covers })}
        />
        {company !== undefined && (
          <SelectField
            label="It pays"
            value={covers}
            disabled={isPressing}
            options={COVERS}
            onChange={(chosen) => pay({ company, covers: chosen as Covers })}
          />
        )}
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
