import type { RoundingName } from '@motel/booking-core';
import { SelectField, TextField } from '@motel/ui';
import { fieldsOf, optionsOf } from '../../../shared/field/fields.ts';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { buttons, fields, form } from './Taxes.css.ts';
import { EACH, figureReadings, type TaxDraft } from './tax-draft.ts';

interface TaxFieldsProps {
  readonly draft: TaxDraft;
  readonly onChange: (part: Partial<TaxDraft>) => void;
}

interface TaxFormProps extends TaxFieldsProps {
  readonly onUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

const KINDS = optionsOf({ percent: 'Per cent', amount: 'Amount' });
const BASES = optionsOf({
  nights: 'The nights',
  extras: 'The nights and extras',
  above: 'All lines above',
  other: 'As in the motel’s files',
});
const PLACES = optionsOf({ on: 'Added on top', in: 'In the shown price' });
const EACH_OPTIONS = [
  { value: '', label: 'The stay' },
  ...EACH.map((value) => ({ value: value as string, label: `Each ${value}` })),
];
const PER = optionsOf({ night: 'By the night', stay: 'Once' });

export const ROUNDINGS = optionsOf<string>({
  cent: 'To the cent',
  'cent-up': 'Up to the cent',
  'cent-down': 'Down to the cent',
  dollar: 'To whole dollars',
  'dollar-up': 'Up to whole dollars',
  'dollar-down': 'Down to whole dollars',
} satisfies Record<RoundingName, string>);

export function TaxForm({ draft, onChange, onUp, onRemove }: TaxFormProps) {
  const field = fieldsOf(draft, onChange);
  const ways = figureReadings(useMotel(), draft);
  const isPercent = draft.kind === 'percent';
  const Rest = isPercent ? OfWhat : HowOften;
  return (
    <div className={form}>
      <div className={fields}>
        <TextField label="Name on the bill" maxLength={100} {...field('label')} />
        <SelectField label="Kind" options={KINDS} {...field('kind')} />
        <TextField
          label={isPercent ? 'How many per cent' : 'How much'}
          inputMode="decimal"
          hint={whichOne(ways, (figure) => onChange({ figure }))}
          {...field('figure')}
        />
        <Rest draft={draft} onChange={onChange} />
      </div>
      <div className={fields}>
        <TextField label="For arrivals from" type="date" {...field('from')} />
        <TextField label="For arrivals until" type="date" {...field('to')} />
        <TextField
          label="Not for stays of … nights or more"
          inputMode="numeric"
          mark="Optional"
          {...field('exemptFrom')}
        />
        <TextField label="Name on receipts" mark="Optional" maxLength={100} {...field('name')} />
        <TextField label="Your number" mark="Optional" maxLength={100} {...field('number')} />
      </div>
      <div className={buttons}>
        {onUp && (
          <DeskButton size="small" onClick={onUp}>
            Move up
          </DeskButton>
        )}
        <DeskButton size="small" variant="bad" onClick={onRemove}>
          {`Remove ${draft.label || 'this tax'}`}
        </DeskButton>
      </div>
    </div>
  );
}

function OfWhat({ draft, onChange }: TaxFieldsProps) {
  const field = fieldsOf(draft, onChange);
  const bases = BASES.filter(({ value }) => value !== 'other' || draft.base === 'other');
  return (
    <>
      <SelectField label="Of what" options={bases} {...field('base')} />
      <SelectField
        label="In the price?"
        value={draft.isIncluded ? 'in' : 'on'}
        options={PLACES}
        onChange={(place) => onChange({ isIncluded: place === 'in' })}
      />
      {!draft.isIncluded && <SelectField label="Rounded" options={ROUNDINGS} {...field('round')} />}
    </>
  );
}

function HowOften({ draft, onChange }: TaxFieldsProps) {
  const field = fieldsOf(draft, onChange);
  return (
    <>
      <SelectField label="For" options={EACH_OPTIONS} {...field('each')} />
      <SelectField label="How often" options={PER} {...field('per')} />
      {draft.per === 'night' && (
        <TextField
          label="Only the first … nights"
          inputMode="numeric"
          mark="Optional"
          {...field('firstNights')}
        />
      )}
      <TextField label="A stay pays at most" inputMode="decimal" mark="Optional" {...field('most')} />
    </>
  );
}
