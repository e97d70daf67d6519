import type { ReactNode } from 'react';
import { amount as amountStyle, bar, bars as barsStyle, fills, small, track } from './books.css.ts';

export interface Bar {
  readonly title: ReactNode;
  /** Under the title. */
  readonly note?: ReactNode;
  readonly amount: string;
  /** The ends of the bar, in any unit that all bars of the list share. */
  readonly ends: readonly [number, number];
  readonly look: keyof typeof fills;
}

/** Amounts one under the other, each a bar between its ends. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const all = [0, ...bars.flatMap(({ ends }) => ends)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const share = (value: number) => `${(100 * value) / (most - least || 1)}%`;
  return (
    <ul className={barsStyle}>
      {bars.map(({ title, note, amount, ends, look }, at) => {
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        return (
          <li key={at} className={bar} data-look={look}>
            <span>
              {title}
              {note !== undefined && <span className={small}>{note}</span>}
            </span>
            <span className={track}>
              <span
                className={fills[look]}
                style={{ marginInlineStart: share(from - least), width: share(to - from) }}
              />
            </span>
            <span className={amountStyle}>{amount}</span>
          </li>
        );
      })}
    </ul>
  );
}
