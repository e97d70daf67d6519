import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useDismiss } from '../popover/use-dismiss.ts';
import { button, edges, panel, root } from './Menu.css.ts';

export interface MenuProps {
  /** What the button shows. */
  readonly summary: ReactNode;
  /** Names the button where `summary` is a drawing. */
  readonly label?: string | undefined;
  /** Links and buttons, which become its rows; a `p` is a note, an `hr` a line between rows. */
  readonly children: ReactNode;
  /** The edge of the button the panel stands along. @default 'end' */
  readonly edge?: keyof typeof edges;
}

/**
 * Ways on behind one button: on the browser's own disclosure, so that it opens before, and without, any script.
 * It closes once one is taken, on a press outside, on Escape, and when the keyboard moves on.
 */
export function Menu({ summary, label, children, edge = 'end' }: MenuProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // Opened before React arrived.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a row clicks it */}
      <div className={classes(panel, edges[edge])} onClick={onChoice}>
        {children}
      </div>
    </details>
  );
}
