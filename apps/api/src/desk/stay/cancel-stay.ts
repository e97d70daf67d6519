import { type CancellationOutcome, type Cents, toDollars } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { dividedAsPrice } from '../../booking/index.ts';
import {
  cancelBooking,
  comparedParts,
  findNamedStay,
  previewCancellation,
  stayMoney,
} from '../../changes/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import { shareTill } from '../books/till/lock-till.ts';
import type { DeskContext } from '../desk.ts';
import { NO_SHOW } from '../show-booking.ts';
import { lockSeen, type Seen } from './lock-seen.ts';
import { refundWays } from './pay-ways.ts';
import type { Nothing } from './stay-desk.ts';

/** A stay that a person gives up for a guest. */
interface Cancelled extends Seen {
  readonly isNoShow: boolean;
  /** The figures that the person was shown. */
  readonly kept: Cents;
  readonly refunded: Cents;
  /** Where another amount is kept than the terms say. */
  readonly reason?: string | undefined;
}

/** Shows what cancelling, or a no-show, keeps and gives back. Refused as `cancelStayAtDesk` is. */
export async function previewCancel(
  context: DeskContext,
  {
    id,
    isNoShow,
    keep,
  }: { readonly id: string; readonly isNoShow: boolean; readonly keep?: Cents | undefined },
) {
  const found = await findNamedStay(context.db, id);
  if (!found.ok) return found;
  const booking = found.value;
  const byTerms = await previewCancellation(context, { booking: booking.id, isNoShow });
  if (!byTerms.ok) return byTerms;
  const money = await previewCancellation(context, { booking: booking.id, isNoShow, kept: keep });
  if (!money.ok) return money;
  const paid = stayMoney(booking);
  const { kept, refunded } = money.value;
  return succeed({
    byTerms: sharesOf(byTerms.value),
    ...sharesOf(money.value),
    ways: refundWays(paid, refunded),
    before: toDollars(booking.folio.price),
    parts: comparedParts(dividedAsPrice(booking, booking.folio.price), dividedAsPrice(booking, kept)).map(
      ({ label, before, after }) => ({ label, before: toDollars(before), after: toDollars(after) }),
    ),
  });
}

/**
 * Cancels a stay, or says that the guest has not come: by its terms, or with another amount kept and a reason. Refused with
 * `not-found`, `rule-broken`, `price-changed` or `changed-meanwhile`.
 */
export async function cancelStayAtDesk(
  context: DeskContext,
  { kept: shown, refunded, isNoShow, reason, ...seen }: Cancelled,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  return act(context, 'cancel', by, async (trx, now) => {
    const locked = await lockSeen(trx, seen);
    if (!locked.ok) return locked;
    const { id, reference, status } = locked.value.booking;
    const givenUp = { booking: id, isNoShow, refunded, kept: reason === undefined ? undefined : shown };
    if (refunded > 0) await shareTill(trx, by.person.id);
    const cancelled = await cancelBooking(trx, { clock: { now: () => now } }, givenUp, by.person.name);
    if (!cancelled.ok) return cancelled;
    const { kept, owed } = cancelled.value.money;
    if (kept !== shown) return refuse('price-changed', 'desk-price-changed', { total: kept });
    const due = owed > 0 ? `, ${shownMoney(owed)} of it owed` : '';
    const words = `refunded ${shownMoney(refunded)}, kept ${shownMoney(kept)}${due}`;
    return succeed({
      subject: reference,
      details: `${isNoShow ? `${NO_SHOW}, ` : ''}${words}${reason === undefined ? '' : `: ${reason}`}`,
      before: { status },
      after: { status: 'cancelled', isNoShow, refunded, kept, owed },
      answer: {},
    });
  });
}

function sharesOf({ kept, refunded, owed }: CancellationOutcome) {
  return { kept: toDollars(kept), refunded: toDollars(refunded), owed: toDollars(owed) };
}
