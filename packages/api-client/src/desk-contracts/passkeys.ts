import * as z from 'zod/mini';

/** Base64url of so many bytes at most. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(Math.ceil((most * 4) / 3)));
const credentialId = bytes(1023);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));

/** The challenge that a browser signs to sign in; it lets the person choose the passkey (WebAuthn). */
export const signingIn = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** The options by which a browser makes a passkey. */
export const making = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** A browser's answer to sign in: the signature by a passkey. */
export const signature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.optional(bytes(64)),
  }),
});
export type SignatureWire = z.output<typeof signature>;

/** A passkey that a browser has made. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.optional(transports),
  }),
});
export type MadePasskeyWire = z.output<typeof madePasskey>;
