import { money } from './sheet.css.ts';

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
