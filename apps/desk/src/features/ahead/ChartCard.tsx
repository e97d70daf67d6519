import type { ReactNode } from 'react';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { money, sheet } from '../../shared/sheet/sheet.css.ts';
import { asTable, chart, tableHeight } from './AheadPage.css.ts';

interface ChartCardProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Chart and key. */
  readonly children: ReactNode;
  /** The same in figures; the first column names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A chart that is looked at, and its table for people who cannot see it. */
export function ChartCard({ title, aside, children, columns, rows }: ChartCardProps) {
  return (
    <DeskCard title={title} aside={aside}>
      <div className={chart}>{children}</div>
      <details className={asTable}>
        <summary>{title} as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
        <section className={tableHeight} tabIndex={0} aria-label={`${title}, day by day`}>
          <table className={sheet}>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={column} scope="col" className={at === 0 ? undefined : money}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, at) => (
                    <td key={at} className={money}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </DeskCard>
  );
}
