import { figure, figures, number } from './sheet.css.ts';

interface FiguresProps {
  /** Names the line for people who do not see it. */
  readonly label: string;
  readonly items: readonly (readonly [figure: string | number, of: string])[];
}

/** The page's figures, before its rows. */
export function Figures({ label, items }: FiguresProps) {
  return (
    <ul className={figures} aria-label={label}>
      {items.map(([shown, of]) => (
        <li key={of} className={figure}>
          <span className={number}>{shown}</span>
          <span>{of}</span>
        </li>
      ))}
    </ul>
  );
}
