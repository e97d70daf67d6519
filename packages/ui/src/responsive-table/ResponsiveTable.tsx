import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as styles from './ResponsiveTable.css.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its cell names the row; true for one column. @default false */
  readonly heading?: boolean;
}

export interface ResponsiveTableProps<Row> {
  /** The table's accessible name; a heading above it shows it. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/**
 * A table from 1024 px on and one card for each row below. Browsers drop a table's semantics when it gets another
 * layout, so every part carries its role: screen readers announce a table at any width.
 */
export function ResponsiveTable<Row>({ label, columns, rows, rowKey }: ResponsiveTableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    <table role="table" aria-label={label} className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={styles.header}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row}>
            {columns.map((column) =>
              column.heading ? (
                <th
                  key={column.key}
                  role="rowheader"
                  scope="row"
                  className={classes(styles.cell, styles.headingCell)}
                >
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} role="cell" className={styles.cell}>
                  <span className={styles.cellLabel} aria-hidden="true">
                    {column.header}
                  </span>
                  <div className={styles.cellValue}>{column.cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
