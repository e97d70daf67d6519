import type { SitePart } from '@motel/api-client/desk-contracts';
import { hoursIn } from '@motel/content/desk-motel';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { keyOf } from '../part-draft.ts';
import { FieldInput } from './FieldInput.tsx';
import { rows } from './Fields.css.ts';
import { arriving, band, cleaning, hours, leaving, quiet } from './Name.css.ts';
import { type PartForm, textOf } from './part-form.ts';
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

const { hourText } = hoursIn('en', 'en-CA');

/** The day of the house from midnight to midnight: quiet, leaving, cleaning, arriving. */
function DayBand({ form }: { readonly form: PartForm }) {
  const at = (key: string) => Number(textOf(form, key));
  const [arrival, departure] = [at('houseRules.checkInHour'), at('houseRules.checkOutHour')];
  const [evening, morning] = [at('policies.quietHours.from'), at('policies.quietHours.to')];
  const night = evening > arrival ? evening : 24;
  const spans = [
    ['Quiet', 0, Math.min(morning, departure), quiet],
    ['Leaving', Math.min(morning, departure), departure, leaving],
    ['Cleaning', departure, arrival, cleaning],
    ['Arriving', arrival, night, arriving],
    ['Quiet', night, 24, quiet],
  ] as const;
  const shown = spans.filter(([, from, to]) => from < to);
  const place = (from: number, to: number) => ({ gridColumn: `${from + 1} / ${to + 1}` });
  return (
    <div aria-hidden="true" className={band}>
      {shown.map(([words, from, to, look]) => (
        <span key={from} className={look} style={place(from, to)}>
          {to - from > 2 && words}
        </span>
      ))}
      {shown.map(([, from, to]) => (
        <span key={`at ${from}`} className={hours} style={place(from, to)}>
          {hourText(from)}
        </span>
      ))}
    </div>
  );
}
