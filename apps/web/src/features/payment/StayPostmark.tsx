import { parseCivilDate } from '@motel/booking-core';
import { motel } from '@motel/content';
import { t } from '@motel/language';
import { formatDate } from '../../shared/format/dates.ts';
import { Postmark } from '../../shared/postmark/Postmark.tsx';
import { postmark, strike } from './StayPostmark.css.ts';

interface StayPostmarkProps {
  /** The check-in, `yyyy-mm-dd`. */
  readonly date: string;
  /** The stay is off. */
  readonly isStruck: boolean;
}

/** The postmark of the motel's town with the day of arrival. */
export function StayPostmark({ date, isStruck }: StayPostmarkProps) {
  const day = parseCivilDate(date);
  if (day === undefined) return null;

  const label = isStruck
    ? t('Postmarked {city}, {day}, struck through', { city: motel.city, day: formatDate(day) })
    : t('Postmarked {city}, {day}', { city: motel.city, day: formatDate(day) });
  return (
    <Postmark day={day} className={postmark} label={label}>
      {isStruck && <path d="M0 92 118 18M6 106 124 32" className={strike} />}
    </Postmark>
  );
}
