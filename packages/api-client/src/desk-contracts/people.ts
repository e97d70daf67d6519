import * as z from 'zod/mini';
import { type DeskCall, ROLES } from './desk-call.ts';

const text = z.string();
export const role = z.enum(ROLES);

/** A person at the motel. */
export const person = z.object({ id: text, name: text, role });
export type PersonWire = z.output<typeof person>;

/** The people of the motel and their doors. */
export const PEOPLE_CALLS = {
  /** The person of this session, if anybody is signed in. */
  me: {
    method: 'GET',
    path: '/api/desk/me',
    right: 'visitor',
    answer: z.object({ me: z.optional(z.object({ person, signedInAt: z.iso.datetime() })) }),
  },
  signOut: { method: 'POST', path: '/api/desk/sign-out', right: 'housekeeping', answer: z.object({}) },
} as const satisfies Record<string, DeskCall>;
