import { hoursIn } from '@motel/content/desk-motel';
import { arriving, band, cleaning, hours, leaving, quiet } from './Name.css.ts';

interface DayBandProps {
  readonly checkIn: number;
  readonly checkOut: number;
  readonly quietFrom: number;
  readonly quietTo: number;
}

const { hourText } = hoursIn('en', 'en-CA');

/** The day of the house from midnight to midnight: quiet, leaving, cleaning, arriving. */
export function DayBand({ checkIn, checkOut, quietFrom, quietTo }: DayBandProps) {
  const evening = quietFrom > checkIn ? quietFrom : 24;
  const spans = [
    ['Quiet', 0, Math.min(quietTo, checkOut), quiet],
    ['Leaving', Math.min(quietTo, checkOut), checkOut, leaving],
    ['Cleaning', checkOut, checkIn, cleaning],
    ['Arriving', checkIn, evening, arriving],
    ['Quiet', evening, 24, quiet],
  ] as const;
  const shown = spans.filter(([, from, to]) => from < to && to <= 24);
  return (
    <div aria-hidden="true">
      <div className={band}>
        {shown.map(([words, from, to, look]) => (
          <span key={from} className={look} style={{ gridColumn: `${from + 1} / ${to + 1}` }}>
            {to - from > 2 && words}
          </span>
        ))}
      </div>
      <div className={hours}>
        {shown.map(([, from]) => (
          <span key={from} style={{ gridColumnStart: from + 1 }}>
            {hourText(from)}
          </span>
        ))}
      </div>
    </div>
  );
}
