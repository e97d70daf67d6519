import type { RateChange, RateStay } from '@motel/api-client/desk-contracts';
import { dateWords } from '@motel/content/english';
import { Alert, SelectField } from '@motel/ui';
import { useState } from 'react';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { feesOf, PRESETS } from '../../../shared/taxes/presets.ts';
import { useDesk } from '../../../shared/wire/calls.ts';
import { dayAfter, signedMoney } from '../calendar.ts';
import { BillLines } from '../preview/PayPreview.tsx';
import { TWO_ADULTS, usePreview } from '../preview/preview.tsx';
import { fields, kept, list, row, rowHead, sides, soft, stack } from './Taxes.css.ts';
import { ROUNDINGS, TaxForm } from './TaxForm.tsx';
import { type TypedList, TypedListPage, useTypedList } from './TypedListPage.tsx';
import {
  newTax,
  presetDrafts,
  type TaxDraft,
  type Taxes,
  taxDrafts,
  taxesOf,
  taxWords,
} from './tax-draft.ts';

export function TaxesPage() {
  const { data } = useDesk('rateTaxes', {});
  if (data === undefined) return <PageHead title="Rates" />;
  return <TaxesOf known={data} />;
}

function TaxesOf({ known }: { readonly known: Taxes }) {
  const [open, setOpen] = useState<number | undefined>(undefined);
  /** Of the total, as it was typed. */
  const [round, setRound] = useState<Taxes['round'] | undefined>(undefined);
  const motel = useMotel();
  const changeTo = (drafts: readonly TaxDraft[]): RateChange => ({
    kind: 'taxes',
    taxes: taxesOf(motel, drafts, known.extras),
    round,
  });
  const list = useTypedList({
    version: known.version,
    inForce: () => taxDrafts(known),
    changeTo,
    onDone() {
      setOpen(undefined);
      setRound(undefined);
    },
  });
  const { drafts, type, mayChange } = list;
  return (
    <TypedListPage title="Taxes" note="they count at once, for stays booked from now on" list={list}>
      <div className={sides}>
        <div className={stack}>
          {mayChange && <PlaceCard list={list} known={known} />}
          <TaxList list={list} open={open} onOpen={setOpen} />
          {mayChange && (
            <DeskCard title="The total" isInset>
              <SelectField
                label="Rounded"
                value={round ?? known.round}
                options={ROUNDINGS}
                onChange={(chosen) => {
                  setRound(chosen as Taxes['round']);
                  type([...drafts]);
                }}
              />
            </DeskCard>
          )}
          <p className={kept}>
            <DeskIcon name="lock" size="small" />
            Stays already booked keep their bill.
          </p>
        </div>
        <BillCard change={changeTo(drafts)} known={known} />
      </div>
    </TypedListPage>
  );
}

interface PlaceCardProps {
  readonly list: TypedList<TaxDraft>;
  readonly known: Taxes;
}

/** Fills the list for a place; what was typed is replaced after a second press. */
function PlaceCard({ list: { isTyped, type }, known }: PlaceCardProps) {
  const [place, setPlace] = useState('');
  const [isSure, setSure] = useState(false);
  const preset = PRESETS.find((one) => one.place === place);
  return (
    <DeskCard title="Where you are" aside="We fill the list. You check it with your accountant." isInset>
      <SelectField
        label="Province, state or country"
        value={place}
        options={[
          { value: '', label: 'Choose a place' },
          ...PRESETS.map((one) => ({ value: one.place, label: one.place })),
        ]}
        onChange={(chosen) => {
          setPlace(chosen);
          setSure(false);
        }}
      />
      {preset?.taxes.map(({ id, label, percent, says, law, read }) => (
        <p key={id} className={soft}>
          {[label, percent !== undefined && percent !== '' && `${percent}%`, says].filter(Boolean).join(' ')}.{' '}
          {law}
          {read && `, read on ${dateWords(read, 'date')}`}.
        </p>
      ))}
      <DeskButton
        disabled={preset === undefined}
        onClick={() => {
          if (preset === undefined) return;
          if (isTyped && !isSure) return setSure(true);
          setSure(false);
          type(presetDrafts(feesOf(preset.taxes), known));
        }}
      >
        {isSure ? 'Replace what I typed' : 'Fill the list'}
      </DeskButton>
    </DeskCard>
  );
}

interface TaxListProps {
  readonly list: TypedList<TaxDraft>;
  readonly open: number | undefined;
  readonly onOpen: (key: number | undefined) => void;
}

function TaxList({ list: { drafts, type, moved, mayChange }, open, onOpen }: TaxListProps) {
  const add = () => {
    const draft = newTax(drafts);
    type([...drafts, draft]);
    onOpen(draft.key);
  };
  return (
    <DeskCard
      title="Taxes"
      count={drafts.length}
      aside={
        mayChange && (
          <DeskButton size="small" icon="plus" onClick={add}>
            Add a tax
          </DeskButton>
        )
      }
    >
      <ul className={list}>
        {drafts.map((draft, at) => {
          const isOpen = draft.key === open;
          return (
            <li key={draft.key} className={row}>
              <div className={rowHead}>
                <strong>{draft.label || 'A new tax'}</strong>
                <span>{taxWords(draft)}</span>
                <span className={soft}>{draft.number}</span>
                {mayChange && (
                  <DeskButton
                    size="small"
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? 'Done with' : 'Change'} ${draft.label || 'the new tax'}`}
                    onClick={() => onOpen(isOpen ? undefined : draft.key)}
                  >
                    {isOpen ? 'Done' : 'Change'}
                  </DeskButton>
                )}
              </div>
              {isOpen && mayChange && (
                <TaxForm
                  draft={draft}
                  onChange={(part) => type(drafts.with(at, { ...draft, ...part }))}
                  onUp={at === 0 ? undefined : () => type(moved(draft, -1))}
                  onRemove={() => type(drafts.toSpliced(at, 1))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </DeskCard>
  );
}

const NIGHTS = ['1', '2', '3', '7', '28'];
const ADULTS = ['1', '2', '3', '4'];
const options = (counts: readonly string[], one: string) =>
  counts.map((value) => ({ value, label: `${value} ${one}${value === '1' ? '' : 's'}` }));

/** A stay with these taxes, as the guest would pay it: it follows each key. */
function BillCard({ change, known }: { readonly change: RateChange; readonly known: Taxes }) {
  const { rooms, today, version } = known;
  const motel = useMotel();
  const [chosen, setChosen] = useState({ room: rooms[0]?.id ?? '', nights: '2', adults: '2' });
  const field = fieldsOf(chosen, (part) => setChosen({ ...chosen, ...part }));
  const stay: RateStay = {
    room: chosen.room,
    from: today,
    to: dayAfter(today, Number(chosen.nights)),
    party: { ...TWO_ADULTS, adults: Number(chosen.adults) },
  };
  const { preview, refusal, isOld } = usePreview({ change, stay }, version);
  const bill = preview?.pays?.after;
  return (
    <DeskCard title="A worked bill" aside="to the cent" isInset>
      <div className={fields}>
        <SelectField
          label="Room"
          options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
          {...field('room')}
        />
        <SelectField label="Stay" options={options(NIGHTS, 'night')} {...field('nights')} />
        <SelectField label="Guests" options={options(ADULTS, 'adult')} {...field('adults')} />
      </div>
      {refusal !== undefined && <Alert tone="error">{refusal}</Alert>}
      {bill?.refusal !== undefined && <p>{bill.refusal}</p>}
      {bill && <BillLines {...bill} isOld={isOld} />}
      {bill?.total !== undefined && (
        <p className={soft}>
          {`A guest who searches sees ${signedMoney(motel, bill.total)} in all, never less. Each tax is rounded once, on the whole stay.`}
        </p>
      )}
    </DeskCard>
  );
}
