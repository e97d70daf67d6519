import { useEffect, useRef, useState } from 'react';

/** The current width of an element in px; 0 before it is known. */
export function useWidth<Shown extends HTMLElement>() {
  const ref = useRef<Shown>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
