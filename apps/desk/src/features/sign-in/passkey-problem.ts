import { ApiProblem, Unreachable } from '@motel/api-client';
import { WebAuthnError } from '@simplewebauthn/browser';

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
