import * as sheet from './sheet.css.ts';

interface FiguresProps {
  /** Names the line for people who do not see it. */
  readonly label: string;
  /** @default those of a sheet */
  readonly styles?: Pick<typeof sheet, 'figures' | 'figure' | 'number'>;
  readonly items: readonly (readonly [figure: string | number, of: string])[];
}

/** The page's figures, before its rows. */
export function Figures({ label, items, styles = sheet }: FiguresProps) {
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
