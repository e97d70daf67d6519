import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { hoursIn } from '@motel/content/desk-motel';
import { classes } from '@motel/ui';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { changed, choice, figure, wrong } from '../../../shared/sentence/Sentences.css.ts';
import { Sentences } from '../../../shared/sentence/Sentences.tsx';
import { keyOf, mistakeAt, shownValue } from '../part-draft.ts';
import { choicesOf } from './choices.ts';
import { FieldInput } from './FieldInput.tsx';
import { rows } from './Fields.css.ts';
import { arriving, band, cleaning, hours, leaving, quiet } from './Name.css.ts';
import { type PartForm, textOf } from './part-form.ts';

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

/** Fields within the sentences that they make true, and what is wrong with them below. */
function SaysFields({ group: { says = '', fields }, form }: GroupCardProps) {
  const choices = fields.map((field) => [
    keyOf(field),
    <InlineField key={keyOf(field)} field={field} form={form} />,
  ]);
  return (
    <>
      <Sentences says={says} choices={Object.fromEntries(choices)} />
      {fields
        .filter((field) => mistakeAt(form.part, field) !== undefined)
        .map((field) => (
          <p key={keyOf(field)} role="alert" className={wrong}>
            {`${field.label}: ${mistakeAt(form.part, field)}`}
          </p>
        ))}
    </>
  );
}

/** Of a field that is yes or no. */
const YES = ['no', 'yes'].map((word) => ({ value: word, label: word }));

/** A field that is as wide as its words. */
function InlineField({ field, form }: { readonly field: SiteField; readonly form: PartForm }) {
  const [key, before] = [keyOf(field), shownValue(field)];
  const now = form.typed[key] ?? before;
  const value = typeof now === 'boolean' ? (now ? 'yes' : 'no') : now;
  const options = typeof now === 'boolean' ? YES : choicesOf(field, value, form.part, '');
  const Control = options === undefined ? 'input' : 'select';
  return (
    <Control
      aria-label={field.label}
      aria-invalid={mistakeAt(form.part, field) !== undefined}
      className={classes(choice, options === undefined && figure, now !== before && changed)}
      value={value}
      onChange={({ target }: { readonly target: { readonly value: string } }) =>
        form.onType({ [key]: options === YES ? target.value === 'yes' : target.value })
      }
    >
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Control>
  );
}
