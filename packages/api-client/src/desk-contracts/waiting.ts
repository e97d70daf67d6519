import * as z from 'zod/mini';
import { party } from '../contracts/stay.ts';
import { get, post } from './desk-call.ts';
import { instant, roomType, stayDates, text, typedGuest, wantedStay } from './stay-fields.ts';

const waitingGuest = z.object({
  ...{ id: text, name: text, phone: text, email: text },
  ...{ type: roomType, ...stayDates, party, joinedAt: instant },
});

/** The waiting list: when a room is free, the first gets a mail with a link that holds it for an hour. */
export const WAITING_CALLS = {
  /** In the order of joining. */
  waiting: get('clerk', '/waiting', { answer: z.object({ waiting: z.array(waitingGuest) }) }),
  joinWaiting: post('clerk', '/waiting', { body: z.extend(wantedStay, { guest: typedGuest }) }),
  endWaiting: post('clerk', '/waiting/{id}/end'),
};
