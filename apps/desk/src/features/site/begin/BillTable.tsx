import type { Cents } from '@motel/booking-core';
import { amountsIn, moneyOf } from '@motel/content/desk-motel';
import { SelectField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { below, table } from './Begin.css.ts';
import type { Typed } from './questions.ts';

/** Amounts in the currency of the answers. */
export function moneyIn({ currency = 'CAD' }: Typed): { readonly amountOf: (amount: Cents) => string } {
  return { amountOf: amountsIn('en', moneyOf({ currency })).shownMoney };
}

interface BillTableProps {
  readonly title: string;
  readonly rooms: readonly Typed[];
  readonly note?: string;
  readonly children: (room: Typed) => ReactNode;
}

/** A card with the bills of a kind of room, which a choice changes. */
export function BillTable({ title, rooms, note, children }: BillTableProps) {
  const [at, setAt] = useState('0');
  return (
    <DeskCard title={title}>
      {rooms.length > 1 && (
        <div className={below}>
          <SelectField
            label="Room"
            value={at}
            options={rooms.map((room, value) => ({ value: `${value}`, label: room.title ?? '' }))}
            onChange={setAt}
          />
        </div>
      )}
      <table className={table}>{children(rooms[Number(at)] ?? rooms[0] ?? {})}</table>
      {note !== undefined && <p className={below}>{note}</p>}
    </DeskCard>
  );
}
