import type { ReactNode } from 'react';
import { small } from '../sheet/sheet.css.ts';
import * as styles from './bars.css.ts';

export interface Bar {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly amount: ReactNode;
  /** The ends of the bar, in any unit that all bars of the list share. */
  readonly ends: readonly [number, number];
  /** The thin mark of last year. */
  readonly mark?: number;
  readonly look: keyof typeof styles.fills;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** The end of a whole bar. @default that of the longest one */
  readonly whole?: number;
  /** A phone shows each in one line, too. */
  readonly isShort?: boolean;
}

/** Amounts one under the other, each a bar between its ends. */
export function Bars({ bars, whole, isShort }: BarsProps) {
  const all = [0, whole ?? 0, ...bars.flatMap(({ ends }) => ends)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const share = (value: number) => `${(100 * value) / (most - least || 1)}%`;
  return (
    <ul className={styles.bars} data-short={isShort}>
      {bars.map(({ title, note, amount, ends, mark, look }, at) => {
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        return (
          <li
            key={at}
            className={styles.bar}
            data-sum={(whole === undefined && look === 'whole') || undefined}
          >
            <span>
              {title}
              {note !== undefined && <span className={small}>{note}</span>}
            </span>
            <span className={styles.track}>
              {from < to && (
                <span
                  className={styles.fills[look]}
                  style={{ marginInlineStart: share(from - least), width: share(to - from) }}
                />
              )}
              {!!mark && <span className={styles.mark} style={{ insetInlineStart: share(mark - least) }} />}
            </span>
            <span className={styles.amount}>{amount}</span>
          </li>
        );
      })}
    </ul>
  );
}
