import { money } from './sheet.css.ts';

/** The name of a column; one of amounts stands over their end. An empty name is the corner's. */
export type Column = string | { readonly amount: string };

/** The head of a table. */
export function SheetHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const [name, className] = typeof column === 'string' ? [column] : [column.amount, money];
          return name === '' ? (
            <td key={name} />
          ) : (
            <th key={name} scope="col" className={className}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
