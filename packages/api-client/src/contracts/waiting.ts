import * as z from 'zod/mini';
import { party } from './stay.ts';

const text = z.string();

/** The body of `POST /api/waiting-list`: nights of a kind that is full, and the guest; their number is the session's. */
export const waitingRequest = z.object({
  propertyId: text,
  checkIn: text,
  checkOut: text,
  party,
  guest: z.object({ firstname: text, lastname: text, email: text }),
});
export type WaitingRequest = z.output<typeof waitingRequest>;
