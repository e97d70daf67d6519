import * as z from 'zod/mini';
import { ROLES } from '../contracts/endpoint.ts';
import { get, post } from './desk-call.ts';
import { madePasskey, making, signature, signingIn } from './passkeys.ts';
import { instant, text } from './stay-fields.ts';

export const role = z.enum(ROLES);
/** Of a link to join: 256 bits. */
const token = text.check(z.regex(/^[\w-]{43}$/));
/** As a person or a device is called. */
const name = text.check(z.trim(), z.minLength(1), z.maxLength(60));

export const person = z.object({ id: text, name: text, role });

/**
 * An offset of the motel's clock from UTC in minutes, from a moment on: a browser's data of time zones can be older than
 * the server's.
 */
const clockOffset = z.object({ since: instant, minutes: z.int() });

const signedIn = z.object({ person, signedInAt: instant, clock: z.array(clockOffset) });

/** A passkey of a person, by the device that has it. */
export const passkey = z.object({ id: text, device: text, madeAt: instant, usedAt: z.nullable(instant) });
export type PasskeyWire = z.output<typeof passkey>;

/** A browser in which a person is signed in. */
export const session = z.object({
  id: text,
  device: text,
  signedInAt: instant,
  usedAt: instant,
  /** The one that asks. */
  isThis: z.boolean(),
});

const devices = {
  passkeys: z.array(passkey),
  sessions: z.array(session),
  /** Until when a link of theirs can be used. */
  linkUntil: z.nullable(instant),
};

/** As an owner sees them. */
export const listedPerson = z.object({ ...person.shape, since: instant, ...devices });
export type ListedPersonWire = z.output<typeof listedPerson>;

/** A link by which a person makes a passkey; it is shown once. */
export const link = z.object({ url: text, until: instant });
export type LinkWire = z.output<typeof link>;

const invited = z.object({ personId: text, link });

const logEntry = z.object({
  id: text,
  at: instant,
  who: text,
  /** In words, such as `Checked in`. */
  action: text,
  /** The number of a stay, or what else it is about. */
  subject: text,
  isStay: z.boolean(),
  details: text,
});
export type LogEntry = z.output<typeof logEntry>;

/** The people of the motel, their passkeys and sessions, and what they did. */
export const PEOPLE_CALLS = {
  /** The person of this session, if anybody is signed in. */
  me: get('visitor', '/me', { answer: z.object({ me: z.optional(signedIn) }) }),
  signOut: post('housekeeping', '/sign-out'),

  signInOptions: post('visitor', '/sign-in/options', { answer: signingIn }),
  signIn: post('visitor', '/sign-in', { body: z.object({ signature }), answer: signedIn }),

  /** The tokens of links are in bodies alone: addresses are in logs. */
  lookAtLink: post('visitor', '/link', {
    body: z.object({ token }),
    /** The first owner has no name yet: they write it. */
    answer: z.object({ name: text, role, device: text }),
  }),
  joinOptions: post('visitor', '/join/options', {
    body: z.object({ token, name: z.optional(name) }),
    answer: making,
  }),
  join: post('visitor', '/join', {
    body: z.object({ token, name: z.optional(name), device: name, passkey: madePasskey }),
    answer: signedIn,
  }),

  /** The person's own. */
  myDevices: get('housekeeping', '/me/devices', { answer: z.object(devices) }),
  /** A link for another device of one's own. */
  linkMyDevice: post('housekeeping', '/me/link', { answer: invited }),
  /** Ends the open link for another device of one's own. */
  endMyLink: post('housekeeping', '/me/link/end'),
  /** Of one's own, or for an owner of others; the last one of one's own stays. */
  endPasskey: post('housekeeping', '/passkeys/end', {
    body: z.object({ passkeyId: text.check(z.maxLength(1400)) }),
  }),
  endSession: post('housekeeping', '/sessions/end', {
    body: z.object({ sessionId: text.check(z.maxLength(60)) }),
  }),

  people: get('owner', '/people', { answer: z.object({ people: z.array(listedPerson) }) }),
  invite: post('owner', '/people/invite', { body: z.object({ name, role }), answer: invited }),
  /** For a lost device: links of before end. */
  linkPerson: post('owner', '/people/{id}/link', { answer: invited }),
  changeRole: post('owner', '/people/{id}/role', { body: z.object({ role }) }),
  /** Their sessions, passkeys and links end. */
  endPerson: post('owner', '/people/{id}/end'),
  log: get('owner', '/log', {
    query: z.object({
      /** Only what was done before; the answer's last entry begins the next page. */
      before: z.optional(instant),
      /** Words in the person's name, the stay's number or the line. */
      words: z.optional(text.check(z.trim(), z.maxLength(100))),
    }),
    answer: z.object({ entries: z.array(logEntry), hasMore: z.boolean() }),
  }),
};
