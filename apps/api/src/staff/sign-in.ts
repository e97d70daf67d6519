import type { SignatureWire } from '@motel/api-client/desk-contracts';
import type { Logger } from 'pino';
import { inTransaction } from '../db/index.ts';
import { type Outcome, type Refused, refuse, succeed } from '../shared/outcome.ts';
import { createChallenge, spendChallenge } from './challenges.ts';
import { findPasskey, markPasskeyUsed } from './passkeys.ts';
import type { Person } from './people.ts';
import { beginSession, type StaffContext } from './staff-session.ts';
import { challengeIn, checkSigned, type Site, signInOptionsFor } from './web-authn.ts';

export interface Begun {
  readonly person: Person;
  /** For the cookie. */
  readonly token: string;
  readonly signedInAt: Date;
}

export async function signInOptions({ db, clock }: StaffContext, site: Site) {
  return signInOptionsFor(site, await createChallenge(db, clock.now(), null));
}

/** Signs a person in. Only once the signature is checked does it say that their passkey or work here has ended. */
export async function signInByPasskey(
  context: StaffContext & { readonly logger: Logger },
  site: Site,
  { signature, device }: { readonly signature: SignatureWire; readonly device: string },
): Promise<Outcome<Begun>> {
  const { db, clock, logger } = context;
  const now = clock.now();
  const refuseSignIn = (refused: Refused, personId?: string) => {
    logger.warn({ personId, reason: refused.error.reason }, 'A sign-in at the desk was refused');
    return refused;
  };
  const challenge = challengeIn(signature);
  if (!(await spendChallenge(db, now, challenge, null))) return refuseSignIn(TOO_LATE);
  const passkey = await findPasskey(db, signature.id);
  if (passkey === undefined) return refuseSignIn(refuse('forbidden', 'passkey-unknown'));
  const { person, isEnded, isPersonEnded } = passkey;
  const newCounter = await checkSigned(site, signature, passkey, challenge);
  const isTheirs = [undefined, userHandleOf(person)].includes(signature.response.userHandle);
  if (newCounter === undefined || !isTheirs) return refuseSignIn(WRONG, person.id);
  if (isPersonEnded) return refuseSignIn(refuse('forbidden', 'person-ended'), person.id);
  if (isEnded) return refuseSignIn(refuse('forbidden', 'passkey-ended'), person.id);
  const token = await inTransaction(db, async (trx) => {
    if (!(await markPasskeyUsed(trx, now, passkey, newCounter))) return undefined;
    return beginSession(trx, now, { personId: person.id, passkeyId: passkey.id, device });
  });
  if (token === undefined) return refuseSignIn(WRONG, person.id);
  logger.info({ personId: person.id }, 'A person signed in at the desk');
  return succeed({ person, token, signedInAt: now });
}

const TOO_LATE = refuse('forbidden', 'passkey-too-late');
const WRONG = refuse('forbidden', 'passkey-wrong');

const userHandleOf = ({ id }: Person) => Buffer.from(id).toString('base64url');
