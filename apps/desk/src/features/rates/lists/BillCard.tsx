import type { RateChange, RateStay } from '@motel/api-client/desk-contracts';
import { Alert, SelectField } from '@motel/ui';
import { useState } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { dayAfter, signedMoney } from '../calendar.ts';
import { BillLines } from '../preview/PayPreview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { fields, inside, soft } from './Taxes.css.ts';
import type { Taxes } from './tax-draft.ts';

interface BillCardProps {
  readonly change: RateChange;
  readonly known: Taxes;
}

const NIGHTS = ['1', '2', '3', '7', '28'];
const ADULTS = ['1', '2', '3', '4'];
const options = (counts: readonly string[], one: string) =>
  counts.map((value) => ({ value, label: `${value} ${one}${value === '1' ? '' : 's'}` }));

/** A stay with these taxes, as the guest would pay it: it follows each key. */
export function BillCard({ change, known: { rooms, today, version } }: BillCardProps) {
  const motel = useMotel();
  const [room, setRoom] = useState(rooms[0]?.id ?? '');
  const [nights, setNights] = useState('2');
  const [adults, setAdults] = useState('2');
  const stay: RateStay = {
    room,
    from: today,
    to: dayAfter(today, Number(nights)),
    party: { adults: Number(adults), children: 0, infants: 0, pets: 0 },
  };
  const { preview, refusal, isOld } = usePreview({ change, stay }, version);
  const bill = preview?.pays?.after;
  return (
    <DeskCard title="A worked bill" aside="to the cent">
      <div className={inside}>
        <div className={fields}>
          <SelectField
            label="Room"
            value={room}
            options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setRoom}
          />
          <SelectField label="Stay" value={nights} options={options(NIGHTS, 'night')} onChange={setNights} />
          <SelectField
            label="Guests"
            value={adults}
            options={options(ADULTS, 'adult')}
            onChange={setAdults}
          />
        </div>
        {refusal !== undefined && <Alert tone="error">{refusal}</Alert>}
        {bill?.refusal !== undefined && <p>{bill.refusal}</p>}
        {bill && <BillLines {...bill} isOld={isOld} />}
        {bill?.total !== undefined && (
          <p className={soft}>
            {`A guest who searches sees ${signedMoney(motel, bill.total)} in all, never less. Each tax is rounded once, on the whole stay.`}
          </p>
        )}
      </div>
    </DeskCard>
  );
}
