import type { ReactNode } from 'react';
import { useMotel } from '../motel.tsx';
import { SheetScroll } from '../sheet/Sheet.tsx';
import { facts, kind, paper, table, top } from './paper.css.ts';

interface ListPaperProps {
  readonly title: string;
  /** Below the title: the day, and how many. */
  readonly about: string;
  readonly columns: readonly string[];
  /** A key, and a cell for each column; the first one names the row. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A list on paper. */
export function ListPaper({ title, about, columns, rows }: ListPaperProps) {
  const motel = useMotel();
  return (
    <article className={paper} aria-label={title}>
      <div className={top}>
        <h2 className={kind}>{title}</h2>
        <span>{motel.name}</span>
      </div>
      <p className={facts}>{about}</p>
      <SheetScroll label={title}>
        <table className={table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, name, ...cells]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SheetScroll>
    </article>
  );
}
