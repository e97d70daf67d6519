import { Alert } from '@motel/ui';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { setPlan, usePlan } from '../plan-store.ts';
import { news as newsStyle } from './Change.css.ts';
import type { PlanActions } from './use-plan-actions.ts';

/** The last action with its undo, or its refusal, over the plan's foot until the next one: the plan stays where it is. */
export function PlanNews({
  actions: { problem, forgetProblem, isPressing },
}: {
  readonly actions: PlanActions;
}) {
  const { words, undo, isRefusal } = usePlan((state) => state.news) ?? {};
  const isAsked = usePlan((state) => state.asked !== undefined);
  const undoIt = async () => {
    if (await undo?.()) setPlan({ news: { words: 'Undone.' } });
  };
  return (
    <div className={newsStyle}>
      {!isAsked && problem !== undefined && (
        <Alert
          tone="error"
          action={
            <DeskButton size="small" onClick={forgetProblem}>
              Close
            </DeskButton>
          }
        >
          {problem.message} Everything is where it was.
        </Alert>
      )}
      {!isAsked && problem === undefined && words !== undefined && (
        <Alert
          tone={isRefusal ? 'error' : 'success'}
          action={
            undo && (
              <DeskButton size="small" icon="undo" disabled={isPressing} onClick={undoIt}>
                Undo
              </DeskButton>
            )
          }
        >
          {words}
        </Alert>
      )}
    </div>
  );
}
