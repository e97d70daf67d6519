import { Alert } from '@motel/ui';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { setPlan, usePlan } from '../plan-store.ts';
import { news as newsStyle } from './Change.css.ts';
import type { PlanActions } from './use-plan-actions.ts';

/** The last action with its undo, or its refusal, over the plan's foot until the next one: the plan stays where it is. */
export function PlanNews({ actions }: { readonly actions: PlanActions }) {
  return (
    <div className={newsStyle}>
      <Words actions={actions} />
    </div>
  );
}

function Words({ actions }: { readonly actions: PlanActions }) {
  const news = usePlan((state) => state.news);
  const isAsked = usePlan((state) => state.asked !== undefined);
  if (isAsked) return null;
  if (actions.problem !== undefined) {
    return (
      <Alert
        tone="error"
        action={
          <DeskButton size="small" onClick={actions.forgetProblem}>
            Close
          </DeskButton>
        }
      >
        {actions.problem.message} Everything is where it was.
      </Alert>
    );
  }
  if (news === undefined) return null;
  const { words, undo, isRefusal } = news;
  return (
    <Alert
      tone={isRefusal ? 'error' : 'success'}
      action={
        undo && (
          <DeskButton
            size="small"
            icon="undo"
            disabled={actions.isPressing}
            onClick={async () => {
              if (await undo()) setPlan({ news: { words: 'Undone.' } });
            }}
          >
            Undo
          </DeskButton>
        )
      }
    >
      {words}
    </Alert>
  );
}
