import type { MadePasskeyWire, SignatureWire } from '@motel/api-client/desk-contracts';
import type { Motel } from '@motel/content/server';
import { CHALLENGE_LIFETIME } from './challenges.ts';

export interface Site {
  /** As this browser knows it. */
  readonly origin: string;
  /** As guests reach it: passkeys belong to its host. */
  readonly publicUrl: string;
}

export interface StoredPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
}

export interface NewPasskey extends StoredPasskey {
  readonly transports: readonly string[];
}

/** ES256, then Windows Hello's RS256 and EdDSA. */
const ALGORITHMS = [-7, -8, -257] as const;
const PUBLIC_KEY = 'public-key';
const REQUIRED = 'required';

const hostOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname;

export function signInOptionsFor(site: Site, challenge: string) {
  return { challenge, rpId: hostOf(site), timeout: CHALLENGE_LIFETIME, userVerification: REQUIRED } as const;
}

/** @param passkeys those that the person has: a device makes no second one */
export function passkeyOptionsFor(
  motel: Pick<Motel, 'name'>,
  site: Site,
  challenge: string,
  person: { readonly id: string; readonly name: string },
  passkeys: readonly { readonly id: string }[],
) {
  return {
    challenge,
    rp: { id: hostOf(site), name: motel.name },
    user: { id: Buffer.from(person.id).toString('base64url'), name: person.name, displayName: person.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: PUBLIC_KEY }) as const),
    timeout: CHALLENGE_LIFETIME,
    attestation: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id, type: PUBLIC_KEY }) as const),
    authenticatorSelection: { residentKey: REQUIRED, requireResidentKey: true, userVerification: REQUIRED },
  } as const;
}

/** The challenge that a browser says it has answered: only then is the rest worth checking. */
export function challengeIn({ response }: MadePasskeyWire | SignatureWire): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return String(challenge);
  } catch {
    return '';
  }
}

/** Checks a passkey that a browser has made. @returns `undefined` when it is none of this site, for this challenge */
export async function checkMade(
  site: Site,
  made: MadePasskeyWire,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  if (!(await isWithoutCertificate(made))) return undefined;
  const { transports = [], ...response } = made.response;
  const checked = await unlessBad(() =>
    verifyRegistrationResponse({
      response: { ...made, response, clientExtensionResults: {} },
      ...expected(site, challenge),
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  if (checked?.verified !== true) return undefined;
  const { credential } = checked.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { id: credential.id, publicKey, counter: credential.counter, transports };
}

/** Checks a signature. @returns the passkey's new counter; `undefined` when it is not by this passkey, or by a copy */
export async function checkSigned(
  site: Site,
  signed: SignatureWire,
  { id, publicKey, counter }: StoredPasskey,
  challenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { userHandle: _, ...response } = signed.response;
  const checked = await unlessBad(() =>
    verifyAuthenticationResponse({
      response: { ...signed, response, clientExtensionResults: {} },
      ...expected(site, challenge),
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }),
  );
  return checked?.verified === true ? checked.authenticationInfo.newCounter : undefined;
}

function expected(site: Site, challenge: string) {
  return { expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: hostOf(site) };
}

/** A certificate would be checked by loading addresses that it names: an answer that has one is refused unread. */
async function isWithoutCertificate({ response }: MadePasskeyWire): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = await unlessBad(async () =>
    decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))),
  );
  const format = decoded?.get('fmt');
  return format === 'none' || (format === 'packed' && decoded?.get('attStmt').get('x5c') === undefined);
}

/** Loaded with the first passkey: it takes 0.1 s and 28 MB. */
function loadLibrary() {
  return import('@simplewebauthn/server');
}

/** The library throws for whatever is wrong in an answer. */
async function unlessBad<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
