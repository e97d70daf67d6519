import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import {
  frames,
  label as labelStyle,
  panel,
  placements,
  root,
  texts,
  trigger,
  value as valueStyle,
} from './Popover.css.ts';
import { useDismiss } from './use-dismiss.ts';
import { useKeepInView } from './use-keep-in-view.ts';

export interface PopoverProps {
  /** The field's small line, such as `Dates`. */
  readonly label: string;
  /** The field's value in words, such as `Nov 21 - Nov 23`. */
  readonly value: string;
  readonly icon?: IconName;
  readonly open: boolean;
  /** Asked for by a press of the field, outside it, Escape, or the keyboard leaving. The caller sets `open`. */
  readonly onOpenChange: (open: boolean) => void;
  /** Name of the panel. @default label */
  readonly panelLabel?: string;
  /** The edge of the field the panel floats along, or `below` it in the page's flow. @default 'start' */
  readonly placement?: keyof typeof placements;
  /** `plain` stands in a frame of its surroundings. @default 'field' */
  readonly frame?: keyof typeof frames;
  /** The panel, rendered only while open. */
  readonly children: ReactNode;
}

/** A field that opens a panel under it. Escape gives the keyboard back to the field. */
export function Popover({
  label,
  value,
  icon,
  open,
  onOpenChange,
  panelLabel = label,
  placement = 'start',
  frame = 'field',
  children,
}: PopoverProps) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLDivElement>(null);

  useDismiss(whole, open, (how) => {
    if (how === 'escape') field.current?.focus();
    onOpenChange(false);
  });

  useKeepInView(opened, open);

  // Into the panel on opening; back to the field when it closes from within, for instance after a choice.
  useEffect(() => {
    if (!open) return;
    opened.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <div ref={whole} className={root}>
      <button
        ref={field}
        type="button"
        className={classes(trigger, frames[frame])}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {icon && <Icon name={icon} />}
        <span className={texts}>
          <span className={labelStyle}>{label}</span> <span className={valueStyle}>{value}</span>
        </span>
        <Icon name="chevron-down" size={20} />
      </button>
      {open && (
        <div
          ref={opened}
          id={id}
          role="dialog"
          aria-label={panelLabel}
          tabIndex={-1}
          className={classes(panel, placements[placement])}
        >
          {children}
        </div>
      )}
    </div>
  );
}
