import { classes } from '@motel/ui';
import { NoArrivals, NoDepartures } from './NoSigns.tsx';
import type { NightView } from './night-view.ts';
import {
  before as beforeStyle,
  cents as centsStyle,
  closedWord,
  limits as limitsStyle,
  long,
} from './RateGrid.css.ts';

interface NightFiguresProps
  extends Pick<NightView, 'main' | 'before' | 'limits' | 'noArrivals' | 'noDepartures'> {
  readonly className?: string;
}

/** The figures of a night, for the eye: words beside them say the same. */
export function NightFigures({
  main,
  before,
  limits,
  noArrivals,
  noDepartures,
  className,
}: NightFiguresProps) {
  const [dollars = main, small] = main.split('.');
  return (
    <span aria-hidden="true" data-figures>
      {before !== '' && <del className={beforeStyle}>{before}</del>}
      <span className={classes(className, main === 'closed' ? closedWord : small !== undefined && long)}>
        {dollars}
        {small !== undefined && (
          <>
            <span hidden>.</span>
            <span className={centsStyle}>{small}</span>
          </>
        )}
      </span>
      {(limits !== '' || noArrivals || noDepartures) && (
        <span className={limitsStyle}>
          {limits}
          {noArrivals && <NoArrivals />}
          {noDepartures && <NoDepartures />}
        </span>
      )}
    </span>
  );
}
