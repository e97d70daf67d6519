import { classes } from '@motel/ui';
import { DeskLink } from './DeskButton.tsx';
import { belowOnPhone, period, steps } from './PageHead.css.ts';

interface PeriodStepsProps {
  /** The period that is shown. */
  readonly words: string;
  readonly span: 'month' | 'quarter';
  /** The addresses of the one before, and of the next one. */
  readonly to: readonly [before: string, next: string];
}

/** A period, between the links to those beside it. */
export function PeriodSteps({ words, span, to: [before, next] }: PeriodStepsProps) {
  return (
    <div className={classes(steps, belowOnPhone)}>
      <DeskLink to={before} variant="quiet" icon="back" aria-label={`The ${span} before`}>
        {null}
      </DeskLink>
      <strong className={period}>{words}</strong>
      <DeskLink to={next} variant="quiet" icon="forward" aria-label={`The next ${span}`}>
        {null}
      </DeskLink>
    </div>
  );
}
