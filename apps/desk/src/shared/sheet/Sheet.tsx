import { classes } from '@motel/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { empty as emptyStyle, money, notOnPhone, scroll, sheet } from './sheet.css.ts';

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

/** The head of a table. */
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

interface SheetScrollProps {
  /** Names the table for people who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it must: then the keyboard reaches it. */
export function SheetScroll({ label, children }: SheetScrollProps) {
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
