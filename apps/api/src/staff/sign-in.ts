import type { SignatureWire } from '@motel/api-client/desk-contracts';
import type { Logger } from 'pino';
import { inTransaction } from '../db/index.ts';
import { refuse } from '../shared/outcome.ts';
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
): Promise<Begun> {
  const { db, clock, logger } = context;
  const now = clock.now();
  const refuseSignIn = (reason: WhyNotSignedIn, personId?: string) => {
    logger.warn({ personId, reason }, 'A sign-in at the desk was refused');
    return refuse('forbidden', reason);
  };
  const challenge = challengeIn(signature);
  if (!(await spendChallenge(db, now, challenge, null))) return refuseSignIn('passkey-too-late');
  const passkey = await findPasskey(db, signature.id);
  if (passkey === undefined) return refuseSignIn('passkey-unknown');
  const { person, isEnded, isPersonEnded } = passkey;
  const newCounter = await checkSigned(site, signature, passkey, challenge);
  const isTheirs = [undefined, userHandleOf(person)].includes(signature.response.userHandle);
  if (newCounter === undefined || !isTheirs) return refuseSignIn('passkey-wrong', person.id);
  if (isPersonEnded) return refuseSignIn('person-ended', person.id);
  if (isEnded) return refuseSignIn('passkey-ended', person.id);
  const token = await inTransaction(db, async (trx) => {
    if (!(await markPasskeyUsed(trx, now, passkey, newCounter))) return undefined;
    return beginSession(trx, now, { personId: person.id, passkeyId: passkey.id, device });
  });
  if (token === undefined) return refuseSignIn('passkey-wrong', person.id);
  logger.info({ personId: person.id }, 'A person signed in at the desk');
  return { person, token, signedInAt: now };
}

type WhyNotSignedIn = `passkey-${'too-late' | 'unknown' | 'wrong' | 'ended'}` | 'person-ended';

const userHandleOf = ({ id }: Person) => Buffer.from(id).toString('base64url');
