import type { SitePart } from '@motel/api-client/desk-contracts';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { keyOf } from '../part-draft.ts';
import { DayBand } from './DayBand.tsx';
import { FieldInput } from './FieldInput.tsx';
import { rows } from './Fields.css.ts';
import type { PartForm } from './part-form.ts';
import { SaysFields } from './SaysFields.tsx';

interface GroupCardProps {
  readonly group: SitePart['groups'][number];
  readonly form: PartForm;
}

/** Fields that belong together: in sentences, or in rows. The hours of the house are a band above their sentences. */
export function GroupCard({ group, form }: GroupCardProps) {
  return (
    <DeskCard title={group.title}>
      {group.fields.some((field) => keyOf(field) === 'houseRules.checkInHour') && <DayBand form={form} />}
      {group.says === undefined ? (
        <div className={rows}>
          {group.fields
            .filter(({ kind }) => kind !== 'follows')
            .map((field) => (
              <div key={keyOf(field)}>
                <FieldInput field={field} form={form} />
              </div>
            ))}
        </div>
      ) : (
        <SaysFields group={group} form={form} />
      )}
    </DeskCard>
  );
}
