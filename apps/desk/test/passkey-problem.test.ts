import { Unreachable } from '@motel/api-client';
import { WebAuthnError, type WebAuthnErrorCode } from '@simplewebauthn/browser';
import { passkeyProblem } from '../src/features/sign-in/use-passkey.ts';

describe('§14.1: why a passkey did not work', () => {
  beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
  afterEach(() => vi.unstubAllGlobals());

  const problem = (error: unknown) => passkeyProblem(error, 'motel.example');
  const failed = (code: WebAuthnErrorCode) =>
    problem(new WebAuthnError({ message: '', code, cause: new Error('cause') }));

  test.each<[WebAuthnErrorCode, RegExp]>([
    ['ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', /^No passkey was used\. Press again/],
    ['ERROR_INVALID_DOMAIN', /^Passkeys open the desk at motel\.example alone/],
    ['ERROR_INVALID_RP_ID', /^Passkeys open the desk at motel\.example alone/],
    ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', /has a passkey of yours already/],
    ['ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', /needs a PIN, a fingerprint or a face/],
    ['ERROR_AUTHENTICATOR_GENERAL_ERROR', /did not answer/],
  ])('%s has its sentence', (code, sentence) => {
    expect(failed(code)).toMatch(sentence);
  });

  test('a line that is down, and any other error, have theirs', () => {
    expect(problem(new Unreachable('network', undefined))).toMatch(/^The line is down/);
    expect(problem(new Error('odd'))).toMatch(/did not answer/);
  });

  test('a browser without passkeys is told what it needs', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    vi.stubGlobal('isSecureContext', true);
    expect(problem(new Error('unsupported'))).toMatch(/^This browser has no passkeys/);
    vi.stubGlobal('isSecureContext', false);
    expect(problem(new Error('unsupported'))).toMatch(/^Passkeys need https/);
  });
});
