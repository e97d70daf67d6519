/** The years from which a guest is a child, and from which an adult (P1). */
export interface Ages {
  /** Whole, at least 1. */
  readonly childFrom: number;
  /** Whole, more than `childFrom`. */
  readonly adultFrom: number;
}

/** Adults 13+, children 2–12, infants under 2 (P1). */
export const DEFAULT_AGES: Ages = { childFrom: 2, adultFrom: 13 };
