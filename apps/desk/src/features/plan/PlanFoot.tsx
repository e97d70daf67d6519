import type { Plan } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { memo, useMemo } from 'react';
import { footOf } from './layout/foot.ts';
import { foot, footDense, footFree, footLabel, footLine, footSold, share } from './PlanGrid.css.ts';

/** Pixels of a night on which all is sold. */
const FULL = 26;

/** The sums of all kinds of rooms: rooms free, and the share that is sold. */
export const PlanFoot = memo(function PlanFoot({ plan, isDense }: { plan: Plan; isDense: boolean }) {
  const nights = useMemo(() => footOf(plan), [plan]);
  return (
    <div className={foot} aria-hidden="true">
      <div className={footLine}>
        <div className={footLabel}>Free</div>
        {nights.map(({ free }, night) => (
          <span key={night} className={classes(footFree, isDense && footDense)}>
            {free}
          </span>
        ))}
      </div>
      <div className={footLine}>
        <div className={footLabel}>Sold, %</div>
        {nights.map(({ soldPercent }, night) => (
          <span key={night} className={footSold}>
            {!isDense && soldPercent}
            <i className={share} style={{ height: ((soldPercent ?? 0) * FULL) / 100 }} />
          </span>
        ))}
      </div>
    </div>
  );
});
