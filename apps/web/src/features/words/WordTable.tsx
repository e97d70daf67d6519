import type { Inlines as Run, Table } from '@motel/content/pages';
import { ResponsiveTable } from '@motel/ui';
import { Inlines } from './Inlines.tsx';

/** A table on wide screens, and one card for each of its rows on small ones. */
export function WordTable({ table: { label, head, rows } }: { readonly table: Table }) {
  return (
    <ResponsiveTable
      label={label}
      columns={head.map((header, column) => ({
        key: header,
        header,
        heading: column === 0,
        cell: (row: readonly Run[]) => <Inlines inlines={row[column] ?? []} />,
      }))}
      rows={rows}
      rowKey={(row) => JSON.stringify(row[0])}
    />
  );
}
