import type { Role } from '@motel/api-client/desk-contracts';
import type { JSONColumnType } from 'kysely';
import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    staff: StaffRow;
    /** A passkey of a person (WebAuthn). */
    staff_passkeys: {
      /** The credential's id, base64url. */
      id: Fixed<string>;
      person_id: Fixed<string>;
      /** COSE, base64url. */
      public_key: Fixed<string>;
      counter: number;
      transports: JSONColumnType<readonly string[]>;
      /** As its owner calls it: `Front desk computer`. */
      device: string;
      created_at: Fixed<Date>;
      used_at: Date | null;
      ended_at: Date | null;
    };
    /** A link by which a person makes their first passkey, or one for another device. It works once. */
    staff_invitations: {
      /** SHA-256 of the token in the link, hex. */
      token_hash: Fixed<string>;
      person_id: Fixed<string>;
      created_at: Fixed<Date>;
      expires_at: Fixed<Date>;
      used_at: Date | null;
    };
    /** A challenge that a browser signs, once. */
    staff_challenges: {
      /** SHA-256 of the challenge, hex. */
      hash: Fixed<string>;
      /** Of the invitation that it answers; null to sign in. */
      invitation_hash: Fixed<string | null>;
      expires_at: Fixed<Date>;
    };
    staff_sessions: {
      id: Fixed<string>;
      person_id: Fixed<string>;
      passkey_id: Fixed<string | null>;
      /** SHA-256 of the token in the cookie, hex. */
      token_hash: Fixed<string>;
      /** The browser, in a word or two. */
      device: Fixed<string>;
      created_at: Fixed<Date>;
      used_at: Date;
      expires_at: Date;
      ended_at: Date | null;
    };
  }
}

export interface StaffRow {
  id: Fixed<string>;
  name: string;
  role: Role;
  created_at: Fixed<Date>;
  /** When their work here ended; no person is deleted, because the log names them. */
  ended_at: Date | null;
}
