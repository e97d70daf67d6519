import { Children, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { bleeds, controls, head, item, list, root, strip, title } from './Scroller.css.ts';
import { useScrolls } from './use-scrolls.ts';

export interface ScrollerProps {
  readonly label: string;
  readonly heading?: ReactNode;
  /** Each child becomes one item of the list. */
  readonly children: ReactNode;
  /** Extends to the edges of the window, over its container's gutter. @default false */
  readonly bleed?: boolean;
  /** Names of two buttons that scroll by most of its width; they show only while there is more to see. */
  readonly buttons: { readonly previous: string; readonly next: string };
}

/** A row that scrolls sideways: by touch, wheel, its buttons, or the arrow keys while it has focus. */
export function Scroller({ label, heading, children, bleed = false, buttons }: ScrollerProps) {
  const element = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(element);
  const move = (direction: 1 | -1) => {
    const width = element.current?.clientWidth ?? 0;
    element.current?.scrollBy({ left: direction * width * 0.8, behavior: 'smooth' });
  };
  return (
    <div className={root}>
      <div className={head}>
        {heading && <div className={title}>{heading}</div>}
        <div className={controls}>
          {scrolls && (
            <>
              <IconButton
                icon="arrow-left"
                variant="outline"
                label={buttons.previous}
                onClick={() => move(-1)}
              />
              <IconButton icon="arrow-right" variant="outline" label={buttons.next} onClick={() => move(1)} />
            </>
          )}
        </div>
      </div>
      <section
        ref={element}
        aria-label={label}
        tabIndex={scrolls ? 0 : undefined}
        className={classes(strip, bleed && bleeds)}
      >
        <ul className={list}>
          {Children.map(children, (child) => (
            <li className={item}>{child}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
