import type { Plan } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { Alert, Dialog } from '@motel/ui';
import { CloseRoomDialog } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { DeskButton, DeskLink } from '../../../shared/parts/Page.tsx';
import { dateOf, datesOf, newStayPath } from '../bar-words.ts';
import { setPlan, usePlan } from '../plan-store.ts';
import { choice, form, news as newsStyle, note } from './Change.css.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { PlanActions } from './use-plan-actions.ts';

export function PlanDialog({ plan, actions }: { readonly plan: Plan; readonly actions: PlanActions }) {
  const asked = usePlan((state) => state.asked);
  if (asked === undefined) return null;
  const onClose = () => {
    actions.forgetProblem();
    setPlan({ asked: undefined });
  };
  if ('wish' in asked) {
    return <ChangeDialog plan={plan} {...asked} actions={actions} onClose={onClose} />;
  }
  if (asked.ask === 'reopen') {
    const closure = asked.bar.out;
    return (
      <Dialog open onClose={onClose} title={`Room ${plan.rooms[closure.room]?.number ?? ''} is closed`}>
        <div className={form}>
          <p>
            {datesOf(closure)}: {closure.reason}
          </p>
          {actions.problem !== undefined && <Alert tone="error">{actions.problem.message}</Alert>}
          <DeskButton
            variant="solid"
            size="large"
            full
            disabled={actions.isPressing}
            onClick={() => void actions.reopenRoom(closure.id)}
          >
            Put it on sale again
          </DeskButton>
        </div>
      </Dialog>
    );
  }
  const { row, nights } = asked;
  const dates = { checkIn: dateOf(plan.from, nights.first), checkOut: dateOf(plan.from, nights.end) };
  if (asked.ask === 'close') {
    const closing = { room: row.room, today: plan.today, first: dates };
    return <CloseRoomDialog {...closing} onClose={onClose} onClosed={actions.roomClosed} />;
  }
  return (
    <Dialog open onClose={onClose} title={`Room ${row.room.number}, ${datesOf(dates)}`}>
      <div className={form}>
        <p className={note}>
          {row.type.title}, {counted(nights.end - nights.first, 'night')}, free.
        </p>
        <div className={choice}>
          <DeskLink variant="solid" icon="plus" to={newStayPath(plan, row, nights)}>
            Book a stay
          </DeskLink>
          <DeskButton icon="lock" onClick={() => setPlan({ asked: { ask: 'close', row, nights } })}>
            Close the room
          </DeskButton>
        </div>
      </div>
    </Dialog>
  );
}

/** The last action with its undo, or its refusal, over the plan's foot until the next one: the plan stays where it is. */
export function PlanNews({ actions }: { readonly actions: PlanActions }) {
  const { problem, forgetProblem, isPressing } = actions;
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
