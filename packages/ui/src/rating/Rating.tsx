import { root, star } from './Rating.css.ts';

export interface RatingProps {
  /** From 0 to 5. */
  readonly value: number;
  /** Announced instead of the drawing. @default `Rated ${value} out of 5` */
  readonly label?: string;
}

/** A star and a number: ★ 4.7. */
export function Rating({ value, label = `Rated ${value} out of 5` }: RatingProps) {
  return (
    <span role="img" aria-label={label} className={root}>
      <span className={star}>★</span> {value}
    </span>
  );
}
