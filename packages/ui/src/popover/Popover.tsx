import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../button/Button.tsx';
import { classes } from '../classes.ts';
import { Heading } from '../heading/Heading.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useMedia } from '../use-media.ts';
import { useSpoken } from '../words.ts';
import * as styles from './Popover.css.ts';
import { useDismiss } from './use-dismiss.ts';

/** Minimum distance from the window's edge, in px. */
const edge = 8;

export interface PopoverProps {
  /** The field's small label, such as `Dates`. */
  readonly label: string;
  /** The field's value in words, such as `Nov 21 - Nov 23`. */
  readonly value: ReactNode;
  readonly icon?: IconName;
  readonly open: boolean;
  /** Called when the guest presses the field, outside it or Escape, or focus leaves. The caller sets `open`. */
  readonly onOpenChange: (open: boolean) => void;
  /**
   * The edge of the field that the panel aligns with, or `below` it in the page's flow. On phones a panel that is not
   * in the flow is a sheet at the window's bottom. @default 'start'
   */
  readonly placement?: keyof typeof styles.placements;
  /** `plain` uses the frame of its surroundings; `inline` is a word of a sentence, its label only read. @default 'field' */
  readonly frame?: keyof typeof styles.frames;
  /** The panel; called only while open. */
  readonly children: ReactNode;
}

/** A field that opens a panel under it. Escape returns focus to the field. */
export function Popover(props: PopoverProps) {
  const { label, value, icon, open, onOpenChange, frame = 'field' } = props;
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLButtonElement>(null);

  useDismiss(whole, open, (how) => {
    if (how === 'escape') field.current?.focus();
    onOpenChange(false);
  });

  return (
    <div ref={whole} className={classes(styles.root, frame === 'inline' && styles.inlineRoot)}>
      <button
        ref={field}
        type="button"
        className={classes(styles.trigger, styles.frames[frame])}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // The press shows before the panel is drawn, which takes a slow phone some frames.
        onClick={() => startTransition(() => onOpenChange(!open))}
      >
        {icon && <Icon name={icon} />}
        <span className={styles.texts}>
          <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
        </span>
        <Icon name="chevron-down" size={20} />
      </button>
      {open && <Panel {...props} id={id} field={field} />}
    </div>
  );
}

interface PanelProps extends PopoverProps {
  readonly id: string;
  readonly field: RefObject<HTMLButtonElement | null>;
}

/** The panel, while it is open: beside the field, or a sheet on phones. */
function Panel({ id, field, label, onOpenChange, placement = 'start', children }: PanelProps) {
  const { t } = useSpoken();
  const panel = useRef<HTMLDivElement>(null);
  const isSheet = useMedia('phoneOnly') && placement !== 'below';
  useKeepInView(panel, !isSheet);

  // Focus enters the panel on opening and returns to the field when it closes from within, as after a choice.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    };
  }, [field]);

  return (
    <>
      {/* biome-ignore lint/a11y: keyboards close the sheet by Escape and by its button */}
      {isSheet && <div className={styles.backdrop} onClick={() => onOpenChange(false)} />}
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={isSheet ? styles.sheet : classes(styles.panel, styles.placements[placement])}
      >
        {isSheet && (
          <Heading level={2} size="heading">
            {label}
          </Heading>
        )}
        {children}
        {isSheet && (
          <div className={styles.foot}>
            <Button full onClick={() => onOpenChange(false)}>
              {t('Done')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** While `active`, moves a floating panel sideways into its form or window and into view, again when it grows. */
function useKeepInView(panel: RefObject<HTMLElement | null>, active: boolean) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!active || !element) return;
    const place = () => {
      element.style.translate = '';
      const { start, end } = boundsOf(element);
      element.style.maxWidth = `${end - start}px`;
      const { left, right } = element.getBoundingClientRect();
      const over = right - end;
      if (over > 0) element.style.translate = `${-Math.min(over, Math.max(0, left - start))}px`;
      element.scrollIntoView({ block: 'nearest' });
    };
    if (typeof ResizeObserver === 'undefined') return place();
    // Calls at once, before the first frame.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, active]);
}

/** The edges of the panel's space, in px from the window's left. */
function boundsOf(element: HTMLElement): { readonly start: number; readonly end: number } {
  const form = element.closest('form')?.getBoundingClientRect();
  if (form) return { start: form.left, end: form.right };
  return { start: edge, end: document.documentElement.getBoundingClientRect().right - edge };
}
