import type { ReactNode } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import { type DeskMotel, useMotel } from '../motel.tsx';
import { DeskButton, PageHead } from '../parts/Page.tsx';
import { SheetScroll } from '../sheet/Sheet.tsx';
import * as styles from './paper.css.ts';

interface PaperPageProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly beside?: ReactNode;
  /** Below the head, on the screen alone. */
  readonly said?: ReactNode;
  /** Sheets of paper, each an article. */
  readonly children: ReactNode;
}

/** Papers as they are printed, on Letter or A4; what is above them stays on the screen. */
export function PaperPage({ title, back, beside, said, children }: PaperPageProps) {
  const print = () => window.print();
  useShortcuts({ p: ['Print', print] });
  return (
    <>
      <div data-screen>
        <PageHead
          title={title}
          back={[back.to, back.label]}
          end={
            <>
              {beside}
              <DeskButton variant="solid" icon="receipt" shortcut="P" onClick={print}>
                Print
              </DeskButton>
            </>
          }
        />
        {said}
      </div>
      <div className={styles.sheets}>{children}</div>
    </>
  );
}

type HouseProps = Pick<DeskMotel, 'name' | 'addressLines' | 'email'> & { readonly phone: string };

export function House({ name, addressLines, phone, email }: HouseProps) {
  return (
    <address className={styles.house}>
      <span className={styles.name}>{name}</span>
      {[...addressLines, phone, email].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

interface PaperLineProps {
  readonly label: string;
  readonly detail?: string | undefined;
  /** As it is read. */
  readonly amount?: string | undefined;
  /** Below the others, in bold. */
  readonly isSum?: boolean;
}

export function PaperLine({ label, detail, amount, isSum = false }: PaperLineProps) {
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <th scope="row">
        {label}
        {detail !== undefined && <div className={styles.small}>{detail}</div>}
      </th>
      <td className={styles.amount}>{amount}</td>
    </tr>
  );
}

interface ListPaperProps {
  readonly title: string;
  /** Below the title: the day, and how many. */
  readonly about: string;
  readonly columns: readonly string[];
  /** A key, and a cell for each column; the first one names the row. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

export function ListPaper({ title, about, columns, rows }: ListPaperProps) {
  const motel = useMotel();
  return (
    <article className={styles.paper} aria-label={title}>
      <div className={styles.top}>
        <h2 className={styles.kind}>{title}</h2>
        <span>{motel.name}</span>
      </div>
      <p className={styles.facts}>{about}</p>
      <SheetScroll label={title}>
        <table className={styles.table}>
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
