import { NO_MONEY, subtract, sum } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { SelectField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { below, table } from './Begin.css.ts';
import { amountsOf, billOf, taxesOf } from './begun-tariff.ts';
import type { Answering } from './fields.tsx';
import type { Typed } from './questions.ts';

/** The head of a row, then its cells. */
type Row = readonly [ReactNode, ...ReactNode[]];

interface Rows {
  readonly thead?: readonly Row[];
  readonly tbody: readonly Row[];
  readonly tfoot?: readonly Row[];
}

const BILLS = {
  prices: { title: 'What guests will read', rowsOf: priceRows, note: undefined },
  taxes: {
    title: 'The bill of three stays',
    rowsOf: taxRows,
    note: 'Each tax is counted and rounded once, on the whole stay. The bottom line is the price that guests see when they search.',
  },
};

/** The prices that guests pay before taxes, from one night to a month. */
function priceRows(room: Typed, about: Typed): Rows {
  const amountOf = amountsOf(about);
  const nights = [1, 3, Number(about.weekNights), 10, Number(about.monthNights)];
  const tbody = nights.flatMap((count): Row[] => {
    const { total, lines } = billOf(room, about, count, []) ?? {};
    const step = lines?.find(({ kind }) => kind === 'step');
    const saved = step && `saves ${amountOf(subtract(NO_MONEY, step.amount))}`;
    if (total === undefined) return [];
    return [[twoLines(counted(count, 'night'), step?.label), twoLines(<b>{amountOf(total)}</b>, saved)]];
  });
  return { tbody };
}

function twoLines(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      <br />
      <small>{second}</small>
    </>
  );
}

/** The bills of one night, a week and a month, with all their lines. */
function taxRows(room: Typed, about: Typed): Rows {
  const amountOf = amountsOf(about);
  const nights = [1, Number(about.weekNights), Number(about.monthNights)];
  const bills = nights.flatMap((count) => billOf(room, about, count) ?? []);
  if (bills.length < nights.length) return { tbody: [] };
  const nightly = bills.map(({ lines }) =>
    sum(...lines.flatMap(({ kind, amount }) => (kind === 'rooms' || kind === 'step' ? amount : []))),
  );
  const taxes = taxesOf(about).map(({ id, label = id, percent }): Row => {
    const amounts = bills.map(({ lines }) => {
      const line = lines.find(({ kind }) => kind === id);
      return line === undefined ? '–' : amountOf(line.share?.included?.amount ?? line.amount);
    });
    return [percent === undefined ? label : `${label} ${percent}%`, ...amounts];
  });
  return {
    thead: [[room.title, ...nights.map((count) => counted(count, 'night'))]],
    tbody: [['Room', ...nightly.map((amount) => amountOf(amount))], ...taxes],
    tfoot: [['The guest pays', ...bills.map(({ total }) => amountOf(total))]],
  };
}

interface BillTableProps extends Pick<Answering, 'about' | 'rooms'> {
  readonly of: keyof typeof BILLS;
}

/** A card with the bills of a kind of room, which a choice changes. */
export function BillTable({ of, about, rooms }: BillTableProps) {
  const [at, setAt] = useState('0');
  const { title, rowsOf, note } = BILLS[of];
  const rows = rowsOf(rooms[Number(at)] ?? rooms[0] ?? {}, about);
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
      <table className={table}>
        {(['thead', 'tbody', 'tfoot'] as const).map((Part) => {
          const [Cell, scope] = Part === 'thead' ? (['th', 'col'] as const) : (['td', undefined] as const);
          return (
            <Part key={Part}>
              {rows[Part]?.map(([label, ...cells], row) => (
                <tr key={row}>
                  <th scope={scope ?? 'row'}>{label}</th>
                  {cells.map((cell, column) => (
                    <Cell key={column} scope={scope}>
                      {cell}
                    </Cell>
                  ))}
                </tr>
              ))}
            </Part>
          );
        })}
      </table>
      {note !== undefined && <p className={below}>{note}</p>}
    </DeskCard>
  );
}
