import { classes } from '@motel/ui';
import type { ReactNode } from 'react';
import { type Column, SheetHead } from './SheetHead.tsx';
import { SheetScroll } from './SheetScroll.tsx';
import { empty as emptyStyle, money, notOnPhone, sheet } from './sheet.css.ts';

interface SheetProps {
  /** Names the table for people who do not see it. */
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

/** A table of rows of one kind, with their sum. */
export function Sheet({ label, columns, nameAt = 0, rows, foot, onPhone, empty }: SheetProps) {
  if (rows.length === 0 && empty !== undefined) return <p className={emptyStyle}>{empty}</p>;
  const classOf = (at: number) =>
    classes(
      typeof columns[at] === 'object' && money,
      onPhone !== undefined && !onPhone.includes(at) && notOnPhone,
    ) || undefined;
  const drawn = (cells: readonly ReactNode[]) =>
    cells.map((cell, at) =>
      at === nameAt ? (
        <th key={at} scope="row" className={classOf(at)}>
          {cell}
        </th>
      ) : (
        <td key={at} className={classOf(at)}>
          {cell}
        </td>
      ),
    );
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
