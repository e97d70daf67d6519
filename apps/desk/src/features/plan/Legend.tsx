import { classes } from '@motel/ui';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { STATE_WORDS } from './bar-words.ts';
import type { BarState } from './layout/bar-state.ts';
import { bar, icon, item, keys, legend, owes, states, swatch } from './PlanBar.css.ts';

const STATES: readonly BarState[] = ['in', 'arriving', 'confirmed', 'hold', 'gone', 'closed'];

/** The key to the bars, in words. */
export function Legend() {
  const { money } = useMotel();
  return (
    <p className={legend}>
      {STATES.map((state) => (
        <span key={state} className={item}>
          <i className={classes(bar, states[state], swatch)}>
            {state === 'hold' && <DeskIcon name="clock" className={icon} />}
            {state === 'arriving' && <DeskIcon name="arrive" className={icon} />}
          </i>
          {STATE_WORDS[state]}
        </span>
      ))}
      <span className={item}>
        <i className={owes} data-sign={money.sign[0]} />
        balance due
      </span>
      <span>The figure in a bar is its nights.</span>
    </p>
  );
}

/** The keys of this page, in its head. */
export function PlanKeys() {
  return (
    <span className={keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> walk
      </span>
      <span>
        <kbd>M</kbd> move
      </span>
      <span>
        <kbd>D</kbd> dates
      </span>
      <span>
        <kbd>C</kbd> close
      </span>
    </span>
  );
}
