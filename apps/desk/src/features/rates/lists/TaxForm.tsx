import type { RoundingName } from '@motel/booking-core';
import { SelectField, TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { fieldsOf, optionsOf } from '../../../shared/field/fields.ts';
import { amountHint, whichOne } from '../../../shared/field/typed-amount.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { buttons, fields, form } from './Taxes.css.ts';
import { EACH, figureReadings, type TaxDraft } from './tax-draft.ts';

interface TaxFieldsProps {
  readonly draft: TaxDraft;
  readonly onChange: (part: Partial<TaxDraft>) => void;
}

interface TaxFormProps extends TaxFieldsProps {
  readonly onUp?: (() => void) | undefined;
  readonly onRemove: () => void;
  /** Else a fee, or an article. @default true */
  readonly isTax?: boolean;
  /** Of an article: in the place of what it is for, and when. */
  readonly rest?: ReactNode;
  readonly children?: ReactNode;
}

const KINDS = optionsOf({ percent: 'Per cent', amount: 'Amount' });
const BASES = optionsOf({
  nights: 'The nights',
  extras: 'The nights and extras',
  above: 'All lines above',
  other: 'As it is now',
});
const PLACES = optionsOf({
  on: 'Added on top',
  net: 'Added, of the price without the taxes in it',
  in: 'In the shown price',
});
const EACH_OPTIONS = (['', ...EACH] as const).map((value) => ({
  value,
  label: value === '' ? 'The stay' : `Each ${value}`,
}));
export const PER = optionsOf({ night: 'By the night', stay: 'Once' });

export const ROUNDINGS = optionsOf({
  cent: 'To the cent',
  'cent-up': 'Up to the cent',
  'cent-down': 'Down to the cent',
  dollar: 'To whole dollars',
  'dollar-up': 'Up to whole dollars',
  'dollar-down': 'Down to whole dollars',
} satisfies Record<RoundingName, string>);

export function TaxForm({ draft, onChange, onUp, onRemove, isTax = true, rest, children }: TaxFormProps) {
  const field = fieldsOf(draft, onChange);
  const motel = useMotel();
  const ways = figureReadings(motel, draft);
  const isAmount = ways.length > 0 || draft.figure === '';
  const isPercent = draft.kind === 'percent';
  const Rest = isPercent ? OfWhat : HowOften;
  return (
    <div className={form}>
      <div className={fields}>
        <TextField
          label="Name on the bill"
          maxLength={100}
          error={draft.label.trim() === '' ? 'Guests read it: type a name.' : undefined}
          {...field('label')}
        />
        {isTax && <SelectField label="Kind" options={KINDS} {...field('kind')} />}
        <TextField
          label={isPercent ? 'How many per cent' : 'How much'}
          inputMode="decimal"
          error={isPercent || isAmount ? undefined : amountHint(motel)}
          hint={whichOne(ways, (figure) => onChange({ figure }))}
          {...field('figure')}
        />
        {rest ?? <Rest draft={draft} onChange={onChange} />}
      </div>
      {rest === undefined && (
        <div className={fields}>
          <TextField label="For arrivals from" type="date" {...field('from')} />
          <TextField label="For arrivals until" type="date" {...field('to')} />
          <TextField
            label="Not for stays of … nights or more"
            inputMode="numeric"
            mark="Optional"
            {...field('exemptFrom')}
          />
          {isTax && <TextField label="Name on receipts" mark="Optional" maxLength={100} {...field('name')} />}
          {isTax && <TextField label="Your number" mark="Optional" maxLength={100} {...field('number')} />}
        </div>
      )}
      {children}
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
        value={draft.isIncluded ? 'in' : draft.isNet ? 'net' : 'on'}
        options={PLACES}
        onChange={(place) => onChange({ isIncluded: place === 'in', isNet: place === 'net' })}
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
