import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { Alert, useMedia, VisuallyHidden } from '@motel/ui';
import { useEffect, useMemo } from 'react';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { PlanDialog } from './change/PlanDialog.tsx';
import { PlanNews } from './change/PlanNews.tsx';
import { usePlanActions } from './change/use-plan-actions.ts';
import { DayList } from './day-list/DayList.tsx';
import { Legend, PlanKeys } from './Legend.tsx';
import { rowsOf } from './layout/rows.ts';
import { PlanGrid } from './PlanGrid.tsx';
import { setPlan } from './plan-store.ts';
import { usePlanWindow, WEEKS } from './use-plan-window.ts';

const SPANS = WEEKS.map((value) => ({ value, label: `${Number(value) / 7} weeks` }));

/** The plan: rooms down, days across, a bar for each stay. */
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
        <DeskButton
          icon="back"
          disabled={plan === undefined}
          onClick={() => plan && window.move(plan.from, -step)}
        >
          <VisuallyHidden>{step} days earlier</VisuallyHidden>
        </DeskButton>
        <DeskButton onClick={window.showToday}>Today</DeskButton>
        <DeskButton
          icon="forward"
          disabled={plan === undefined}
          onClick={() => plan && window.move(plan.from, step)}
        >
          <VisuallyHidden>{step} days later</VisuallyHidden>
        </DeskButton>
        <Segments
          label="How long"
          options={SPANS}
          value={WEEKS.find((value) => Number(value) === window.days)}
          onChange={(days) => window.showDays(Number(days))}
        />
        <PlanKeys />
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
  const actions = usePlanActions(plan);
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
