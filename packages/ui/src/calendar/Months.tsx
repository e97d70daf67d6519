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
  // A finger does not hover: the picker would draw every day again before the press, and when it is lifted.
  useEffect(() => {
    const [days, ended] = [frame.current, new AbortController()];
    const { signal } = ended;
    days?.addEventListener('pointerover', keepFingers, { signal });
    days?.addEventListener('pointerout', keepFingers, { signal });
    days?.addEventListener('click', afterPaint, { signal });
    days?.addEventListener('keydown', afterPaint, { signal });
    return () => ended.abort();
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

const MOVES = /^(Arrow|Page)|^(Home|End|Enter| )$/;

/** Shows a press on a day before React hears it: the picker then draws every day again, which takes a slow phone some frames. */
function afterPaint(event: MouseEvent | KeyboardEvent): void {
  const day = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
  const isKey = event instanceof KeyboardEvent;
  if (!day || !event.isTrusted || (isKey && !MOVES.test(event.key))) return;
  event.stopPropagation();
  event.preventDefault();
  const date = dateOf(day);
  if (!isKey) day.dataset.pressed = '';
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete day.dataset.pressed;
      // A key acts on the day to which the one before it has moved; a day of another month has not been pressed.
      const target = isKey ? document.activeElement : dateOf(day) === date ? day : null;
      target?.dispatchEvent(isKey ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event));
    }),
  );
}

/** Its name may change between a press and its effect, for instance because a price has come. */
const dateOf = (day: HTMLElement) => day.querySelector<HTMLElement>('[data-date]')?.dataset.date;
