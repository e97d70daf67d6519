import { type ReactNode, useEffect, useRef } from 'react';

/** When the focused element disappears, as a form does when the session ends, focus moves to the part's first heading. */
export function KeepFocus({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const observer = new MutationObserver(() => {
      if (isInside.current && document.activeElement === document.body) focusHeading(element);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens
    <div
      ref={part}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={() => {
        isInside.current = false;
      }}
    >
      {children}
    </div>
  );
}

function focusHeading(part: HTMLElement): void {
  const target = part.querySelector<HTMLElement>('h1, h2') ?? part;
  target.tabIndex = -1;
  target.focus();
}
