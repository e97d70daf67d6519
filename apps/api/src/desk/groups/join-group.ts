import { MOST_IN_GROUP } from '@motel/api-client/desk-contracts';
import { bookingsOfOrder, findOrder, joinOrder } from '../../booking/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';
import { lockNamedStay } from '../../stays/index.ts';

/** Adds a stay that was booked alone to a group, with the payer of its first stay, unless it has its own. */
export const joinGroup: DeskDeed<'joinGroup'> = (context, { id, stay: said }, by) =>
  act(context, 'join-group', by, async (trx) => {
    const { id: stayId, orderId, status, request, reference } = await lockNamedStay(trx, said);
    const order = await findOrder(trx, id);
    if (order === undefined) refuse('not-found', 'group-unknown');
    // A request for money names the order of its stays: one that was sold by a request stays alone.
    if (orderId !== null || status !== 'confirmed' || request !== undefined)
      refuse('rule-broken', 'group-join');
    const stays = await bookingsOfOrder(trx, id);
    if (stays.length >= MOST_IN_GROUP) refuse('rule-broken', 'group-too-large', { most: MOST_IN_GROUP });
    await joinOrder(trx, order, stayId);
    return { subject: reference, details: order.name, answer: {} };
  });
