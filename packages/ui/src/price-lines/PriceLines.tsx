import { classes } from '../classes.ts';
import { Unbroken } from '../unbroken/Unbroken.tsx';
import * as styles from './PriceLines.css.ts';

export interface PriceRow {
  readonly label: string;
  /** How the amount is calculated, in small print under the label. */
  readonly detail?: string | undefined;
  /** Formatted, such as `$15`. */
  readonly amount: string;
  /** In small print: a line that changes nothing. @default false */
  readonly quiet?: boolean;
}

export interface PriceLinesProps {
  /** Labels identify the rows: each occurs once. */
  readonly rows: readonly PriceRow[];
  readonly total?: Pick<PriceRow, 'label' | 'amount'> | undefined;
}

export function PriceLines({ rows, total }: PriceLinesProps) {
  return (
    <dl className={styles.root}>
      {rows.map((row) => (
        <div key={row.label} className={classes(styles.line, row.quiet && styles.quiet)}>
          <dt className={styles.label}>
            <span>
              <Unbroken>{row.label}</Unbroken>
            </span>
            {row.detail && (
              <span className={styles.detail}>
                <Unbroken>{row.detail}</Unbroken>
              </span>
            )}
          </dt>
          <dd className={styles.amount}>{row.amount}</dd>
        </div>
      ))}
      {total && (
        <div className={classes(styles.line, styles.total)}>
          <dt className={styles.label}>{total.label}</dt>
          <dd className={styles.amount}>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
