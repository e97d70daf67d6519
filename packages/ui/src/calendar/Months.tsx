import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { months, today } from './DateRangeCalendar.css.ts';

/** The frame in which react-datepicker draws its months. */
export function Months({ children }: { readonly children?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  // The picker announces the day of the guest's own clock as today and has no setting for it, so each render
  // corrects it before the guest sees or hears it.
  useLayoutEffect(() => {
    const days = (which: string) => frame.current?.querySelectorAll(which) ?? [];
    for (const day of days('[aria-current]')) day.removeAttribute('aria-current');
    for (const day of days(`.${today}`)) day.setAttribute('aria-current', 'date');
    // Nor has it one for a day's name. React writes a name again only when the picker's part of it changes.
    for (const day of days('[role="gridcell"]')) {
      const [own = ''] = day.getAttribute('aria-label')?.split(': ') ?? [];
      const more = day.querySelector('[data-name]')?.getAttribute('data-name');
      const name = more ? `${own}: ${more}` : own;
      if (name !== day.getAttribute('aria-label')) day.setAttribute('aria-label', name);
    }
  });
  return (
    <div ref={frame} className={months}>
      {children}
    </div>
  );
}
