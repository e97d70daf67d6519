import { ApiProblem, type AskedOf, Unreachable } from '@motel/api-client';
import type { AnswerTo, DeskCalls } from '@motel/api-client/desk-contracts';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callDesk, signedOut } from '../../shared/wire/calls.ts';

/** The two ways to begin a session. Each resolves to whether it has begun; if not, `problem` says why. */
export function usePasskey() {
  const queries = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function begin(ask: (known: Known) => Promise<AnswerTo<'signIn'>>): Promise<boolean> {
    const known: Known = {};
    setWaiting(true);
    setProblem(undefined);
    try {
      const me = await ask(known);
      queries.setQueryData(['desk', 'me', {}], { me });
      signedOut(false);
      await queries.invalidateQueries({ queryKey: ['desk'] });
      return true;
    } catch (error) {
      setProblem(passkeyProblem(error, known.host));
      return false;
    } finally {
      setWaiting(false);
    }
  }

  return {
    isWaiting,
    problem,
    signIn: () =>
      begin(async (known) => {
        const options = await callDesk('signInOptions', { key: newKey() });
        known.host = options.rpId;
        const signature = await startAuthentication({ optionsJSON: options });
        return callDesk('signIn', { key: newKey(), body: { signature } });
      }),
    join: ({ token, name, device }: Omit<AskedOf<DeskCalls['join']>['body'], 'passkey'>) =>
      begin(async (known) => {
        const named = name === undefined ? {} : { name };
        const options = await callDesk('joinOptions', { key: newKey(), body: { token, ...named } });
        known.host = options.rp.id;
        const passkey = await startRegistration({ optionsJSON: options });
        return callDesk('join', { key: newKey(), body: { token, ...named, device, passkey } });
      }),
  };
}

/** The host whose passkeys they are, which explains a failure. */
type Known = { host?: string };

const newKey = () => crypto.randomUUID();

const NEEDS = 'It needs a PIN, a fingerprint or a face, or a security key.';

/** Why a passkey was not made or used, in a sentence for the person. @param host whose passkeys they are */
export function passkeyProblem(error: unknown, host: string | undefined): string {
  if (error instanceof ApiProblem) return error.serverMessage ?? AGAIN;
  if (error instanceof Unreachable) return 'The line is down. Try again when it is back.';
  if (typeof window.PublicKeyCredential !== 'function') {
    return window.isSecureContext
      ? 'This browser has no passkeys. Open the desk in a newer one.'
      : 'Passkeys need https. Open the desk at the motel’s own address.';
  }
  if (!(error instanceof WebAuthnError)) return AGAIN;
  switch (error.code) {
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return `Passkeys open the desk at ${host ?? 'the motel’s own address'} alone. Open it there.`;
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'This device has a passkey of yours already. Sign in with it.';
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
    case 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG':
      return `This device cannot have a passkey. ${NEEDS}`;
    case 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY':
      return 'No passkey was used. Press again when you are ready.';
    default:
      return AGAIN;
  }
}

const AGAIN = 'The passkey did not answer. Please try again.';
