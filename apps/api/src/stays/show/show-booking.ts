import { changesOf, findBooking, paymentsOf } from '../../booking/index.ts';
import { mailsAbout } from '../../mail/index.ts';
import { itemsAbout, refundsOf } from '../../money/index.ts';
import { actionsOn, type DeskContext } from '../../staff/index.ts';

export type ShownBooking = NonNullable<Awaited<ReturnType<typeof showBooking>>>;

/** A booking with everything that the database has about it, for a clerk who has the guest on the telephone. */
export async function showBooking({ db }: DeskContext, words: string) {
  const booking = await findBooking(db, words);
  if (booking === undefined) return undefined;

  const changes = await changesOf(db, booking.id);
  const refunds = await refundsOf(db, booking.id);
  const items = await itemsAbout(db, booking.id);
  const references = [...paymentsOf(booking.folio), ...items].map(({ reference }) => reference);
  const about = [booking.id, ...references];
  const mails = await mailsAbout(db, about);
  const actions = await actionsOn(db, [...about, booking.reference, ...mails.map(({ id }) => id)]);
  const ending = actions
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .find(({ action }) => action === 'cancel');
  /** Its last cancellation was a no-show. */
  const isNoShow = (ending?.after as { isNoShow?: boolean } | null | undefined)?.isNoShow === true;
  return { booking, changes, refunds, items, mails, actions, isNoShow };
}
