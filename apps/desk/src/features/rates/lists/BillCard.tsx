import type { RateChange, RateStay } from '@motel/api-client/desk-contracts';
import { Alert, SelectField } from '@motel/ui';
import { useState } from 'react';
import { fieldsOf, titlesOf } from '../../../shared/field/fields.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { dayAfter, signedMoney } from '../calendar.ts';
import { BillLines } from '../preview/PayPreview.tsx';
import { TWO_ADULTS, usePreview } from '../preview/preview.tsx';
import { fields, soft } from './Taxes.css.ts';
import type { Taxes } from './tax-draft.ts';

const NIGHTS = ['1', '2', '3', '7', '28'];
const ADULTS = ['1', '2', '3', '4'];
const options = (counts: readonly string[], one: string) =>
  counts.map((value) => ({ value, label: `${value} ${one}${value === '1' ? '' : 's'}` }));

interface BillCardProps {
  readonly change: RateChange;
  readonly known: Pick<Taxes, 'rooms' | 'today' | 'version'>;
  /** Until another is chosen, by its id. @default the first one */
  readonly room?: string | undefined;
}

/** A stay by these rates, as the guest would pay it: it follows each key. */
export function BillCard({ change, known: { rooms, today, version }, room }: BillCardProps) {
  const motel = useMotel();
  const [chosen, setChosen] = useState({ room: '', nights: '2', adults: '2' });
  const shown = { ...chosen, room: chosen.room || (room ?? rooms[0]?.id ?? '') };
  const field = fieldsOf(shown, (part) => setChosen({ ...chosen, ...part }));
  const stay: RateStay = {
    room: shown.room,
    from: today,
    to: dayAfter(today, Number(chosen.nights)),
    party: { ...TWO_ADULTS, adults: Number(chosen.adults) },
  };
  const { preview, refusal, isOld } = usePreview({ change, stay }, version);
  const bill = preview?.pays?.after;
  return (
    <DeskCard title="A worked bill" aside="to the cent" isInset>
      <div className={fields}>
        <SelectField label="Room" options={titlesOf(rooms)} {...field('room')} />
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
