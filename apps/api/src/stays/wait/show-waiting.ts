import { guestName } from '@motel/booking-core';
import { act, type DeskDeed, type DeskReading } from '../../staff/index.ts';
import { endWait, listWaiting } from './waiting.ts';

export const showWaiting: DeskReading<'waiting'> = async ({ db }) => ({
  waiting: (await listWaiting(db)).map(({ typeId, title, joinedAt, guest: { details }, ...stay }) => ({
    ...stay,
    ...{ name: guestName(details), phone: details.phone, email: details.email },
    ...{ type: { id: typeId, title }, joinedAt: joinedAt.toISOString() },
  })),
});

export const endWaiting: DeskDeed<'endWaiting'> = (context, { id }, by) =>
  act(context, 'end-wait', by, async (trx) => {
    await endWait(trx, id);
    return { subject: id, details: 'the wait is ended', answer: {} };
  });
