import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { Alert, classes, useMedia, VisuallyHidden } from '@motel/ui';
import { useEffect, useMemo } from 'react';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { KeyHints } from '../../shared/keyboard/KeyHints.tsx';
import type { OtherKeys } from '../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskLink, PageHead } from '../../shared/parts/Page.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { STATE_WORDS } from './bar-words.ts';
import { PlanDialog, PlanNews } from './change/PlanDialog.tsx';
import { usePlanActions } from './change/use-plan-actions.ts';
import { DayList } from './day-list/DayList.tsx';
import type { BarState } from './layout/plan-bars.ts';
import { rowsOf } from './layout/rows-and-columns.ts';
import { bar, icon, item, keys, legend, owes, states, swatch } from './PlanBar.css.ts';
import { PlanGrid } from './PlanGrid.tsx';
import { setPlan } from './plan-store.ts';
import { usePlanWindow, WEEKS } from './use-plan-window.ts';

const SPANS = WEEKS.map((value) => ({ value, label: `${Number(value) / 7} weeks` }));

export function PlanPage() {
  const window = usePlanWindow();
  const { data: plan, isError } = useDesk('plan', {
    query: { ...(window.from !== undefined && { from: window.from }), days: String(window.days) },
  });
  useEffect(
    () => () => setPlan({ spot: undefined, chosen: undefined, asked: undefined, news: undefined }),
    [],
  );
  const step = Math.ceil(window.days / 2);
  const turn = (icon: 'back' | 'forward', where: string, by: number) => (
    <DeskButton icon={icon} disabled={!plan} onClick={() => plan && window.move(plan.from, by)}>
      <VisuallyHidden>{`${step} days ${where}`}</VisuallyHidden>
    </DeskButton>
  );
  return (
    <>
      <PageHead
        title="Plan"
        note={plan && shownDates(plan.from, addDays(civilDate(plan.from), plan.days - 1))}
        end={
          <DeskLink to="/new" variant="solid" icon="plus" shortcut="N">
            New stay
          </DeskLink>
        }
      >
        {turn('back', 'earlier', -step)}
        <DeskButton onClick={window.showToday}>Today</DeskButton>
        {turn('forward', 'later', step)}
        <Segments
          label="How long"
          options={SPANS}
          value={WEEKS.find((value) => Number(value) === window.days)}
          onChange={(days) => window.showDays(Number(days))}
        />
        <KeyHints className={keys} keys={KEYS} />
      </PageHead>
      {plan === undefined ? (
        isError && <Alert tone="error">The plan could not be loaded. The page tries again by itself.</Alert>
      ) : (
        <LoadedPlan plan={plan} window={window} />
      )}
    </>
  );
}

interface LoadedPlanProps {
  readonly plan: Plan;
  readonly window: ReturnType<typeof usePlanWindow>;
}

function LoadedPlan({ plan, window }: LoadedPlanProps) {
  const planRows = useMemo(() => rowsOf(plan), [plan]);
  const actions = usePlanActions();
  const isPhone = useMedia('phoneOnly');
  return (
    <>
      {isPhone ? (
        <DayList plan={plan} rows={planRows.rows} />
      ) : (
        <>
          <PlanGrid plan={plan} planRows={planRows} window={window} actions={actions} />
          <Legend />
        </>
      )}
      <PlanNews actions={actions} />
      <PlanDialog plan={plan} actions={actions} />
    </>
  );
}

const STATES: readonly BarState[] = ['in', 'arriving', 'confirmed', 'hold', 'gone', 'closed'];

function Legend() {
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

const KEYS: OtherKeys = [
  [['↑', '↓', '←', '→'], 'walk'],
  [['M'], 'move'],
  [['D'], 'dates'],
  [['C'], 'close'],
];
