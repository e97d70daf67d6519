import type { RateChange } from '@motel/api-client/desk-contracts';
import { dateWords } from '@motel/content/english';
import { SelectField } from '@motel/ui';
import { useState } from 'react';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { feesOf, PRESETS, placeOptions } from '../../../shared/taxes/presets.ts';
import { BillCard } from './BillCard.tsx';
import { kept, list as rows, sides, soft, stack } from './Taxes.css.ts';
import { ROUNDINGS, TaxForm } from './TaxForm.tsx';
import { listPage, OpenRow, type TypedList, TypedListPage, useTypedList } from './TypedListPage.tsx';
import * as taxes from './tax-draft.ts';

export const TaxesPage = listPage('rateTaxes', TaxesOf);

function TaxesOf({ known }: { readonly known: taxes.Taxes }) {
  /** Of the total, as it was typed. */
  const [round, setRound] = useState<taxes.Taxes['round'] | undefined>(undefined);
  const motel = useMotel();
  const changeTo = (drafts: readonly taxes.TaxDraft[]): RateChange => ({
    kind: 'lists',
    taxes: taxes.taxesOf(motel, drafts, known.extras),
    round,
  });
  const list = useTypedList({
    version: known.version,
    inForce: () => taxes.taxDrafts(known),
    changeTo,
    onDone: () => setRound(undefined),
  });
  const { drafts, type, mayChange } = list;
  return (
    <TypedListPage title="Taxes" note="they count at once, for stays booked from now on" list={list}>
      <div className={sides}>
        <div className={stack}>
          {mayChange && <PlaceCard list={list} known={known} />}
          <TaxList list={list} />
          {mayChange && (
            <DeskCard title="The total" isInset>
              <SelectField
                label="Rounded"
                value={round ?? known.round}
                options={ROUNDINGS}
                onChange={(chosen) => {
                  setRound(chosen as taxes.Taxes['round']);
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
  readonly list: TypedList<taxes.TaxDraft>;
  readonly known: taxes.Taxes;
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
        options={placeOptions('Choose a place')}
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
          type(taxes.presetDrafts(feesOf(preset.taxes), known));
        }}
      >
        {isSure ? 'Replace what I typed' : 'Fill the list'}
      </DeskButton>
    </DeskCard>
  );
}

function TaxList({ list }: Pick<PlaceCardProps, 'list'>) {
  const { drafts, type, moved, mayChange } = list;
  const add = () => {
    const draft = taxes.newTax(drafts);
    type([...drafts, draft]);
    list.setOpen(draft.key);
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
      <ul className={rows}>
        {drafts.map((draft, at) => (
          <OpenRow
            key={draft.key}
            list={list}
            of={draft}
            name={draft.label || 'the new tax'}
            cells={
              <>
                <strong>{draft.label || 'A new tax'}</strong>
                <span>{taxes.taxWords(draft)}</span>
                <span className={soft}>{draft.number}</span>
              </>
            }
          >
            <TaxForm
              draft={draft}
              onChange={(part) => type(list.withPart(draft, part))}
              onUp={at === 0 ? undefined : () => type(moved(draft, -1))}
              onRemove={() => type(drafts.toSpliced(at, 1))}
            />
          </OpenRow>
        ))}
      </ul>
    </DeskCard>
  );
}
