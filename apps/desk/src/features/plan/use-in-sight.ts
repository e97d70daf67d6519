import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type PlanRows, rowsWithin } from './layout/rows-and-columns.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';

/** Pixels that a day needs at least: the whole plan is as wide as its window where that suffices. */
const LEAST_DAY = 20;
/** Days beside those in sight that are drawn, and the step by which more are: a few pixels draw nothing again. */
const BESIDE = 7;

/** `[first, end)`. */
type Span = readonly [number, number];

/** The part of the plan that is in sight. */
type InSight = Readonly<Record<'rows' | 'days', Span>>;

/** Watches the window on the plan: how wide a day is, and which rows and days are in sight. */
export function useInSight(scroller: RefObject<HTMLElement | null>, { rows }: PlanRows, days: number) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [inSight, setInSight] = useState<InSight>({ rows: [0, 0], days: [0, 0] });
  const dayWidth = Math.max(LEAST_DAY, (size.width - LABEL_WIDTH) / days);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const firstDay = Math.floor(element.scrollLeft / dayWidth / BESIDE) * BESIDE - BESIDE;
      const shown = Math.ceil((size.width - LABEL_WIDTH) / dayWidth);
      const rowsNow = rowsWithin(rows, element.scrollTop, size.height);
      setInSight((now) => {
        const next = {
          rows: unlessSame(now.rows, rowsNow),
          days: unlessSame(now.days, [firstDay, firstDay + shown + 3 * BESIDE]),
        };
        return next.rows === now.rows && next.days === now.days ? now : next;
      });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [scroller, rows, dayWidth, size]);

  return { dayWidth, inSight };
}

/** The span as it was where it is the same: a scroll over the rows draws none of them again for their days. */
function unlessSame(now: Span, next: Span): Span {
  return now[0] === next[0] && now[1] === next[1] ? now : next;
}
