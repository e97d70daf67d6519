import * as z from 'zod/mini';
import { count, optionalText } from './wire-fields.ts';

/** The signed-in guest, as far as the site knows them. */
export type User = { readonly id: string } & Readonly<Partial<Omit<z.output<typeof flatUser>, 'id' | '_id'>>>;

/** A session as the client stores it. */
export interface Session {
  readonly user: User;
  readonly token: string;
}

const flatUser = z.object({
  id: optionalText,
  _id: optionalText,
  mobile: optionalText,
  name: optionalText,
  firstname: optionalText,
  lastname: optionalText,
  email: optionalText,
});
const nestedUser = z.object({ user: flatUser });

/** A user without an id is an issue. */
function toUser(wire: z.output<typeof flatUser>, context: z.core.ParsePayload): User {
  const { _id, id = _id, mobile, name, firstname, lastname, email } = wire;
  if (id !== undefined) return { id, mobile, name, firstname, lastname, email };
  context.issues.push({ code: 'custom', input: wire, message: 'a user needs an id' });
  return z.NEVER;
}

/** A user whose fields are at the top level or under `user` (§3): the stored user of local storage has either shape. */
export const user = z.pipe(
  z.union([nestedUser, flatUser]),
  z.transform((wire, context) => toUser('user' in wire ? wire.user : wire, context)),
);

const token = z.string().check(z.minLength(1));
const flatSession = z.extend(flatUser, { token });

/** The answer of `POST /api/auth/authenticate-with-mobile`: the user object including a token, nested or not. */
export const session = z.pipe(
  z.union([z.extend(nestedUser, { token }), z.object({ user: flatSession }), flatSession]),
  z.transform((wire, context): Session => {
    const user = toUser('user' in wire ? wire.user : wire, context);
    return { user, token: 'token' in wire ? wire.token : wire.user.token };
  }),
);

/** The body of `POST /api/auth/authenticate-with-mobile`: the full number, country code joined to the digits. */
export const signInRequest = z.object({ mobile: z.string().check(z.maxLength(32)) });

/** The answer of `GET /api/auth/other-sessions`: sign-ins of the guest's number that go on, without this one. */
export const otherSessions = z.object({ others: count });

export type SessionWire = z.input<typeof session>;
