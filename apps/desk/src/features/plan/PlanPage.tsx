import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert, classes, Dialog, useMedia, VisuallyHidden } from '@motel/ui';
import { useEffect, useMemo } from 'react';
import { CloseRoomDialog } from '../../shared/close-room/CloseRoomDialog.tsx';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { KeyHints } from '../../shared/keyboard/KeyHints.tsx';
import type { OtherKeys } from '../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskLink, PageHead, UndoButton } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { dateOf, datesOf, newStayPath, STATE_ICONS, STATE_WORDS } from './bar-words.ts';
import { choice, form, news as newsStyle, note } from './change/Change.css.ts';
import { ChangeDialog } from './change/ChangeDialog.tsx';
import { type PlanActions, usePlanActions } from './change/use-plan-actions.ts';
import { DayList } from './day-list/DayList.tsx';
import type { BarState } from './layout/plan-bars.ts';
import { rowsOf } from './layout/rows-and-columns.ts';
import { bar, icon, item, keys, legend, owes, states, swatch } from './PlanBar.css.ts';
import { PlanGrid } from './PlanGrid.tsx';
import { setPlan, usePlan } from './plan-store.ts';
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
  const day = usePlan(({ spot }) => spot?.date) ?? plan?.today;
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
          <>
            <DeskLink to={`/tonight/several${day ? `?day=${day}` : ''}`} icon="check">
              Several at once
            </DeskLink>
            <DeskLink to="/new" variant="solid" icon="plus" shortcut="N">
              New stay
            </DeskLink>
          </>
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
        <LoadedPlan plan={plan} />
      )}
    </>
  );
}

function LoadedPlan({ plan }: { readonly plan: Plan }) {
  const planRows = useMemo(() => rowsOf(plan), [plan]);
  const actions = usePlanActions();
  const isPhone = useMedia('phoneOnly');
  return (
    <>
      {isPhone ? (
        <DayList plan={plan} rows={planRows.rows} />
      ) : (
        <>
          <PlanGrid plan={plan} planRows={planRows} actions={actions} />
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
      {STATES.map((state) => {
        const name = STATE_ICONS[state];
        return (
          <span key={state} className={item}>
            <i className={classes(bar, states[state], swatch)}>
              {name && <DeskIcon name={name} className={icon} />}
            </i>
            {STATE_WORDS[state]}
          </span>
        );
      })}
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

function PlanDialog({ plan, actions }: { readonly plan: Plan; readonly actions: PlanActions }) {
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
          <PressForm
            call="reopenRoom"
            asked={{ parts: { id: closure.id } }}
            onDone={() => setPlan({ asked: undefined, news: { words: 'The room is on sale again.' } })}
            deed="Put it on sale again"
            variant="solid"
            size="large"
            full
          />
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
function PlanNews({ actions }: { readonly actions: PlanActions }) {
  const { problem, forgetProblem, isPressing } = actions;
  const { words, undo, isRefusal } = usePlan((state) => state.news) ?? {};
  const isAsked = usePlan((state) => state.asked !== undefined);
  const undoIt = async () => {
    if (await undo?.()) setPlan({ news: { words: 'Undone.' } });
  };
  const shown = problem ? `${problem.message} Everything is where it was.` : words;
  const close = (
    <DeskButton size="small" onClick={forgetProblem}>
      Close
    </DeskButton>
  );
  return (
    <div className={newsStyle}>
      {!isAsked && shown !== undefined && (
        <Alert
          tone={problem || isRefusal ? 'error' : 'success'}
          action={
            problem ? close : undo && <UndoButton size="small" disabled={isPressing} onClick={undoIt} />
          }
        >
          {shown}
        </Alert>
      )}
    </div>
  );
}
