import type { MoneyOnWay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { classes } from '@motel/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMotel } from '../motel.tsx';
import * as own from './sheet.css.ts';
import { empty as emptyStyle, money, notOnPhone, rowLink, scroll, sheet } from './sheet.css.ts';

interface SheetProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** The column that names its row. @default 0 */
  readonly nameAt?: number;
  /** A key, and a cell for each column. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  /** A cell for each column. */
  readonly foot?: readonly ReactNode[];
  /** The columns that a phone shows. @default all */
  readonly onPhone?: readonly number[];
  /** Shown in place of a table without rows. */
  readonly empty?: string;
}

export function Sheet({ label, columns, nameAt = 0, rows, foot, onPhone, empty }: SheetProps) {
  if (rows.length === 0 && empty !== undefined) return <p className={emptyStyle}>{empty}</p>;
  const classOf = (at: number) =>
    classes(
      typeof columns[at] === 'object' && money,
      onPhone !== undefined && !onPhone.includes(at) && notOnPhone,
    ) || undefined;
  const drawn = (cells: readonly ReactNode[]) =>
    cells.map((cell, at) => {
      const Cell = at === nameAt ? 'th' : 'td';
      return (
        <Cell key={at} scope={at === nameAt ? 'row' : undefined} className={classOf(at)}>
          {cell}
        </Cell>
      );
    });
  return (
    <SheetScroll label={label}>
      <table className={sheet}>
        <SheetHead columns={columns} classOf={classOf} />
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>{drawn(cells)}</tr>
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            <tr>{drawn(foot)}</tr>
          </tfoot>
        )}
      </table>
    </SheetScroll>
  );
}

/** The name of a column; one of amounts stands over their end. An empty name is the corner's. */
export type Column = string | { readonly amount: string };

interface SheetHeadProps {
  readonly columns: readonly Column[];
  /** Of a column, by its place. @default that of amounts */
  readonly classOf?: (at: number) => string | undefined;
}

export function SheetHead({
  columns,
  classOf = (at) => (typeof columns[at] === 'object' ? money : undefined),
}: SheetHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => {
          const name = typeof column === 'string' ? column : column.amount;
          return name === '' ? (
            <td key={name} className={classOf(at)} />
          ) : (
            <th key={name} scope="col" className={classOf(at)}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** A table that scrolls sideways where it must: then the keyboard reaches it. */
export function SheetScroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={ref} className={scroll} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}

interface StayLinkProps {
  readonly id: string;
  readonly reference: string;
  readonly title?: string;
}

export function StayLink({ id, reference, title = reference }: StayLinkProps) {
  return (
    <Link className={rowLink} to={`/stays/${id}`}>
      {title}
    </Link>
  );
}

interface FiguresProps {
  readonly label: string;
  readonly styles?: Pick<typeof own, 'figures' | 'figure' | 'number'>;
  readonly items: readonly (readonly [figure: string | number, of: string])[];
}

export function Figures({ label, items, styles = own }: FiguresProps) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {items.map(([shown, of]) => (
        <li key={of} className={styles.figure}>
          <span className={styles.number}>{shown}</span>
          <span>{of}</span>
        </li>
      ))}
    </ul>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  card: 'Card, hosted checkout',
  cash: 'Cash',
  terminal: 'Card terminal',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  account: 'Companies’ accounts',
  voucher: 'Gift vouchers',
};

export const wayName = (way: string) => NAMES[way] ?? way;

export function WaysSheet({ ways, net }: { readonly ways: readonly MoneyOnWay[]; readonly net: Cents }) {
  const { shownMoney } = useMotel();
  return (
    <Sheet
      label="Money by way of paying"
      columns={['', { amount: 'Taken' }, { amount: 'Refunded' }, { amount: 'Net' }]}
      rows={ways.map(({ way, taken, givenBack, net: left }) => [
        way,
        wayName(way),
        ...[taken, givenBack, left].map(shownMoney),
      ])}
      foot={['All', '', '', shownMoney(net)]}
      empty="No money moved."
    />
  );
}
