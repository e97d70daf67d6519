import { noSign } from './RateGrid.css.ts';

/** No stay begins on this day. */
export function NoArrivals() {
  return (
    <svg className={noSign} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" />
      <path d="M5 15L15 5" />
    </svg>
  );
}

/** No stay ends on this day. */
export function NoDepartures() {
  return (
    <svg className={noSign} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3h14v14H3zM4 16L16 4" />
    </svg>
  );
}
