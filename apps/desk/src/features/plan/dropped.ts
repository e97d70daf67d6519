import { barWords, shownName } from './bar-words.ts';
import type { ChangePreview } from './change/use-change-preview.ts';
import type { PlanActions } from './change/use-plan-actions.ts';
import type { Grid } from './grid.ts';
import { inTheWay, meaningOf } from './layout/wish.ts';
import { type Drag, setPlan } from './plan-store.ts';

/**
 * The effect of letting go: another room of the same kind at once; other dates or another kind of room as the card has said
 * it, to be paid later. Everything else is asked in a dialog first: money that goes back, a price that is kept, and a
 * price that is not known yet.
 */
export function dropped(
  { plan, rows }: Grid,
  drag: Drag,
  keepsPrice: boolean,
  { stay, preview, refusal }: ChangePreview,
  actions: PlanActions,
): void {
  actions.forgetProblem();
  if (drag.kind === 'nights') {
    setPlan({ asked: { ask: 'nights', row: drag.row, nights: drag.nights } });
    return;
  }
  const { wish, nights } = drag;
  const meaning = meaningOf(wish);
  if (meaning === 'nothing') return;
  const obstacle = inTheWay(rows, wish, nights);
  if (obstacle !== undefined) {
    const room = wish.room === undefined ? '' : `Room ${plan.rooms[wish.room]?.number ?? ''}`;
    const words = `${shownName(wish.stay)} stays: ${room} is taken. ${barWords(obstacle, plan.today)}.`;
    setPlan({ news: { words, isRefusal: true } });
    return;
  }
  if (meaning === 'number') void actions.giveRoom(wish);
  else if (refusal !== undefined) setPlan({ news: { words: refusal, isRefusal: true } });
  else if (!keepsPrice && stay !== undefined && preview !== undefined && preview.difference >= 0) {
    void actions.changeStay({ stay, wish, difference: preview.difference, pay: 'later' });
  } else setPlan({ asked: { ask: 'move', wish, keepsPrice } });
}
