import type { Page } from '@playwright/test';

/** A device with a fingerprint reader, for one page. */
export interface PasskeyDevice {
  /** Whether its person lets it sign. */
  consent(isGiven: boolean): Promise<void>;
}

/** Gives a page's browser an authenticator in software (WebAuthn of the DevTools protocol). */
export async function passkeyDevice(page: Page): Promise<PasskeyDevice> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async consent(isGiven) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isGiven });
    },
  };
}
