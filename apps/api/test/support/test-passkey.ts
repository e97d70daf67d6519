import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The faults of an authenticator. */
export interface Forged {
  /** @default the motel's */
  readonly origin?: string;
  /** Of the host. @default the motel's */
  readonly rpId?: string;
  /** @default what was asked */
  readonly challenge?: string;
  /** @default true */
  readonly isVerified?: boolean;
  /** @default one more than before */
  readonly counter?: number;
  /** @default its own */
  readonly by?: TestPasskey;
  readonly userHandle?: string;
  /** A statement about the device, with a certificate. */
  readonly certificate?: Buffer;
}

/** A passkey in software, as a browser's authenticator makes and uses it. */
export class TestPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #origin: string;
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  #userHandle = '';

  /** @param origin of the motel */
  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers the options of a call to join. */
  make(options: { challenge: string; user: { id: string } }, forged: Forged = {}) {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, encodeCBOR(cose)]);
    const authData = Buffer.concat([this.#authData(0x40, forged), credential]);
    const statement =
      forged.certificate === undefined
        ? { fmt: 'none', attStmt: new Map() }
        : { fmt: 'packed', attStmt: new Map([['x5c', [forged.certificate]]]) };
    const attestation = new Map<string, unknown>(Object.entries({ ...statement, authData }));
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, forged),
      attestationObject: encodeCBOR(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options of a call to sign in. */
  sign(options: { challenge: string }, forged: Forged = {}) {
    this.counter = forged.counter ?? this.counter + 1;
    const authData = this.#authData(0, forged);
    const clientDataJSON = this.#clientData('webauthn.get', options, forged);
    const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    const { privateKey } = (forged.by ?? this).#keys;
    return this.#answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, hash]), privateKey).toString('base64url'),
      userHandle: forged.userHandle ?? this.#userHandle,
    });
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } as const;
  }

  #clientData(type: string, options: { challenge: string }, { challenge, origin }: Forged): string {
    const data = { type, challenge: challenge ?? options.challenge, origin: origin ?? this.#origin };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  #authData(flags: number, { rpId, isVerified = true }: Forged): Buffer {
    const [present, verified] = [0x01, isVerified ? 0x04 : 0];
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | present | verified);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId ?? new URL(this.#origin).hostname), rest]);
  }
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Encodes what passkeys need: numbers, texts, bytes, lists and maps (RFC 8949). */
function encodeCBOR(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encodeCBOR)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(encodeCBOR)]);
  throw new Error(`No CBOR for ${String(value)}`);
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}
