import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useDismiss } from '../popover/use-dismiss.ts';
import { button, edges, panel, root } from './Menu.css.ts';

export interface MenuProps {
  readonly summary: ReactNode;
  /** The button's accessible name where `summary` is an icon. */
  readonly label?: string | undefined;
  /** Links and buttons, which become rows; a `p` is a note, an `hr` a line between rows. */
  readonly children: ReactNode;
  /** The edge of the button that the panel aligns with. @default 'end' */
  readonly edge?: keyof typeof edges;
}

/**
 * Links behind one button, on the browser's own disclosure: it opens before scripts load, and without them. It closes
 * when a guest follows a link, presses outside or presses Escape, and when focus moves out.
 */
export function Menu({ summary, label, children, edge = 'end' }: MenuProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // Opened before hydration.
  useEffect(() => setOpen(element.current?.open === true), []);

  const close = () => element.current?.removeAttribute('open');
  const focusButton = () => element.current?.querySelector('summary')?.focus();

  useDismiss(element, open, (how) => {
    close();
    if (how === 'escape') focusButton();
  });

  const onChoice = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    focusButton();
    close();
  };

  return (
    <details ref={element} className={root} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={button} aria-label={label}>
        {summary}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the guest presses the rows */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a row clicks it */}
      <div className={classes(panel, edges[edge])} onClick={onChoice}>
        {children}
      </div>
    </details>
  );
}
