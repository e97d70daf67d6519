import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { months, today } from './DateRangeCalendar.css.ts';

/** The frame that react-datepicker draws its months in. */
export function Months({ children }: { readonly children?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  // The picker speaks the day of the guest's own clock as today, and cannot be told another: corrected at each
  // drawing, before anybody sees or hears it.
  useLayoutEffect(() => {
    const days = (which: string) => frame.current?.querySelectorAll(which) ?? [];
    for (const day of days('[aria-current]')) day.removeAttribute('aria-current');
    for (const day of days(`.${today}`)) day.setAttribute('aria-current', 'date');
  });
  return (
    <div ref={frame} className={months}>
      {children}
    </div>
  );
}
