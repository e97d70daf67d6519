import type { Plan } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { Alert, Dialog } from '@motel/ui';
import { CloseRoomDialog } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { DeskButton, DeskLink } from '../../../shared/parts/DeskButton.tsx';
import { dateOf, datesOf, newStayPath } from '../bar-words.ts';
import { setPlan, usePlan } from '../plan-store.ts';
import { choice, form, note } from './Change.css.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { PlanActions } from './use-plan-actions.ts';

/** The question that the plan asks now, if it asks one. */
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
