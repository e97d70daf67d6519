import { decimal } from '@motel/language';
import { useSpoken } from '../words.ts';
import { root, star } from './Rating.css.ts';

export interface RatingProps {
  /** From 0 to 5; 0, not rated yet, shows nothing. */
  readonly value: number;
}

/** A star and a number: ★ 4.7. */
export function Rating({ value }: RatingProps) {
  const { t, language } = useSpoken();
  if (value === 0) return null;
  const shown = decimal(value, language);
  return (
    <span role="img" aria-label={t('Rated {value} out of 5', { value: shown })} className={root}>
      <span className={star}>★</span> {shown}
    </span>
  );
}
