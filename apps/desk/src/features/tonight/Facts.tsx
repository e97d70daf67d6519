import type { Tonight } from '@motel/api-client/desk-contracts';
import { fact, facts, figure } from './Facts.css.ts';
import type { NightWords } from './nights.ts';
import { soldFigures } from './sold-figures.ts';

/** The night in five numbers. */
export function Facts({ data, words }: { readonly data: Tonight; readonly words: NightWords }) {
  const { free, open, percent } = soldFigures(data.types);
  const figures = [
    [data.arriving.length, words.toArrive],
    [data.inHouse.length, words.here],
    [data.leavingNextDay.length, words.leave],
    [free, words.free],
    [`${percent}%`, `of ${open} open rooms sold`],
  ] as const;
  return (
    <ul className={facts} aria-label="The night in numbers">
      {figures.map(([count, of]) => (
        <li key={of} className={fact}>
          <span className={figure}>{count}</span>
          <span>{of}</span>
        </li>
      ))}
    </ul>
  );
}
