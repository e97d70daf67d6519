import { useId } from 'react';
import { key, keyItem, lastYear, plainBar, swatch, thisYear } from './AheadPage.css.ts';
import { fillOf, Patterns } from './Patterns.tsx';

/** The key to the bars of a chart, kind by kind. */
export function KindsKey({ kinds }: { readonly kinds: readonly string[] }) {
  const of = useId();
  return (
    <ul className={key}>
      {kinds.map((kind, at) => (
        <li key={kind} className={keyItem}>
          <svg className={swatch} aria-hidden="true">
            <Patterns of={`${of}${at}`} />
            <rect width="22" height="14" fill={fillOf(`${of}${at}`, at)} />
          </svg>
          {kind}
        </li>
      ))}
    </ul>
  );
}

/** This year and last year. @param isLine whether this year is a line, too */
export function YearsKey({ isLine = false }: { readonly isLine?: boolean }) {
  return (
    <ul className={key}>
      <li className={keyItem}>
        <svg className={swatch} aria-hidden="true">
          {isLine ? (
            <path className={thisYear} d="M0 7H22" />
          ) : (
            <rect className={plainBar} width="22" height="14" />
          )}
        </svg>
        These days
      </li>
      <li className={keyItem}>
        <svg className={swatch} aria-hidden="true">
          <path className={lastYear} d="M0 7H22" />
        </svg>
        Same weekdays last year
      </li>
    </ul>
  );
}
