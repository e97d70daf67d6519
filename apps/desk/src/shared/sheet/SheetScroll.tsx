import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scroll } from './sheet.css.ts';

interface SheetScrollProps {
  /** Names the table for people who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it must: then the keyboard reaches it. */
export function SheetScroll({ label, children }: SheetScrollProps) {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={ref} className={scroll} aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}
