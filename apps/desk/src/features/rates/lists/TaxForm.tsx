import type { RoundingName } from '@motel/booking-core';
import { SelectField, TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { buttons, fields, form } from './Taxes.css.ts';
import { EACH, type TaxBase, type TaxDraft, type TaxKind } from './tax-draft.ts';

interface TaxFormProps {
  readonly draft: TaxDraft;
  readonly onChange: (part: Partial<TaxDraft>) => void;
  readonly onUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

const KINDS: readonly { value: TaxKind; label: string }[] = [
  { value: 'percent', label: 'Per cent' },
  { value: 'amount', label: 'Amount' },
];
const BASES: readonly { value: TaxBase; label: string }[] = [
  { value: 'nights', label: 'The nights' },
  { value: 'extras', label: 'The nights and extras' },
  { value: 'above', label: 'All lines above' },
];
const OTHER = { value: 'other', label: 'As in the motel’s files' } as const;
const EACH_OPTIONS = [
  { value: '', label: 'The stay' },
  ...EACH.map((value) => ({ value: value as string, label: `Each ${value}` })),
];
const PER = [
  { value: 'night', label: 'By the night' },
  { value: 'stay', label: 'Once' },
] as const;

const ROUNDING_WORDS: Readonly<Record<RoundingName, string>> = {
  cent: 'To the cent',
  'cent-up': 'Up to the cent',
  'cent-down': 'Down to the cent',
  dollar: 'To whole dollars',
  'dollar-up': 'Up to whole dollars',
  'dollar-down': 'Down to whole dollars',
};

/** Roundings of a tax, and of the total. */
export const ROUNDINGS = Object.entries(ROUNDING_WORDS).map(([value, label]) => ({ value, label }));

/** The fields of one tax. */
export function TaxForm({ draft, onChange, onUp, onRemove }: TaxFormProps) {
  const set = (field: keyof TaxDraft) => (text: string) => onChange({ [field]: text });
  return (
    <div className={form}>
      <div className={fields}>
        <TextField label="Name on the bill" maxLength={100} value={draft.label} onChange={set('label')} />
        <SelectField
          label="Kind"
          value={draft.kind}
          options={KINDS}
          onChange={(kind) => onChange({ kind })}
        />
        <TextField
          label={draft.kind === 'percent' ? 'How many per cent' : 'How much'}
          inputMode="decimal"
          value={draft.figure}
          onChange={set('figure')}
        />
        {draft.kind === 'percent' ? (
          <OfWhat draft={draft} onChange={onChange} />
        ) : (
          <HowOften draft={draft} onChange={onChange} />
        )}
      </div>
      <div className={fields}>
        <TextField label="For arrivals from" type="date" value={draft.from} onChange={set('from')} />
        <TextField label="For arrivals until" type="date" value={draft.to} onChange={set('to')} />
        <TextField
          label="Not for stays of … nights or more"
          inputMode="numeric"
          mark="Optional"
          value={draft.exemptFrom}
          onChange={set('exemptFrom')}
        />
        <TextField
          label="Name on receipts"
          mark="Optional"
          maxLength={100}
          value={draft.name}
          onChange={set('name')}
        />
        <TextField
          label="Your number"
          mark="Optional"
          maxLength={100}
          value={draft.number}
          onChange={set('number')}
        />
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

type Part = Pick<TaxFormProps, 'draft' | 'onChange'>;

function OfWhat({ draft, onChange }: Part): ReactNode {
  return (
    <>
      <SelectField
        label="Of what"
        value={draft.base}
        options={draft.base === 'other' ? [...BASES, OTHER] : BASES}
        onChange={(base) => onChange({ base })}
      />
      <SelectField
        label="In the price?"
        value={draft.isIncluded ? 'in' : 'on'}
        options={[
          { value: 'on', label: 'Added on top' },
          { value: 'in', label: 'In the shown price' },
        ]}
        onChange={(where) => onChange({ isIncluded: where === 'in' })}
      />
      {!draft.isIncluded && (
        <SelectField
          label="Rounded"
          value={draft.round}
          options={ROUNDINGS}
          onChange={(round) => onChange({ round })}
        />
      )}
    </>
  );
}

function HowOften({ draft, onChange }: Part): ReactNode {
  return (
    <>
      <SelectField
        label="For"
        value={draft.each}
        options={EACH_OPTIONS}
        onChange={(each) => onChange({ each })}
      />
      <SelectField label="How often" value={draft.per} options={PER} onChange={(per) => onChange({ per })} />
      {draft.per === 'night' && (
        <TextField
          label="Only the first … nights"
          inputMode="numeric"
          mark="Optional"
          value={draft.firstNights}
          onChange={(firstNights) => onChange({ firstNights })}
        />
      )}
      <TextField
        label="A stay pays at most"
        inputMode="decimal"
        mark="Optional"
        value={draft.most}
        onChange={(most) => onChange({ most })}
      />
    </>
  );
}
