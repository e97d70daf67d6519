import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSpoken } from '../words.ts';
import { months, today } from './DateRangeCalendar.css.ts';

/** The frame in which react-datepicker draws its months. */
export function Months({ children }: { readonly children?: ReactNode }) {
  const { t } = useSpoken();
  const frame = useRef<HTMLDivElement>(null);
  // The picker announces the day of the guest's own clock as today and has no setting for it, so each render
  // corrects it before the guest sees or hears it.
  useLayoutEffect(() => {
    const days = (which: string) => frame.current?.querySelectorAll(which) ?? [];
    for (const day of days('[aria-current]')) day.removeAttribute('aria-current');
    for (const day of days(`.${today}`)) day.setAttribute('aria-current', 'date');
    // Nor has it one for a day's name. React writes a name again only when the picker's part of it changes.
    for (const day of days('[role="gridcell"]')) {
      const [own = ''] = day.getAttribute('aria-label')?.split(/\s?: /) ?? [];
      const more = day.querySelector('[data-name]')?.getAttribute('data-name');
      const name = more ? t('{day}: {more}', { day: own, more }) : own;
      if (name !== day.getAttribute('aria-label')) day.setAttribute('aria-label', name);
    }
  });
  // A finger does not hover: the picker would draw every day again before the press.
  useEffect(() => {
    const days = frame.current;
    days?.addEventListener('pointerover', keepFingers);
    return () => days?.removeEventListener('pointerover', keepFingers);
  }, []);
  return (
    <div ref={frame} className={months}>
      {children}
    </div>
  );
}

/** Before React hears it. */
function keepFingers(event: PointerEvent): void {
  if (event.pointerType === 'touch') event.stopPropagation();
}
